import {Loading, Skeleton} from './skeleton'

/** A skeleton of a table: a header row and some rows. */
export function TableSkeleton({label, rows = 3}: {label: string; rows?: number}) {
  return (
    <Loading label={label} className="border-b border-border">
      <Skeleton className="mb-4 hidden h-5 w-3/5 sm:block" />
      {Array.from({length: rows}, (_, row) => (
        <div
          key={row}
          className="flex h-40 flex-col justify-center gap-3 border-t border-border sm:h-(--row-height,4rem) sm:flex-row sm:items-center sm:gap-6"
        >
          <Skeleton className="h-5 sm:flex-1" />
          <Skeleton className="h-5 w-2/3 sm:w-auto sm:flex-1" />
          <Skeleton className="h-5 w-1/2 sm:w-auto sm:flex-1" />
          <Skeleton className="hidden h-5 sm:block sm:flex-1" />
        </div>
      ))}
    </Loading>
  )
}
