import {Skeleton} from '~/ui/feedback/skeleton'

/** A skeleton of a course card. */
export function CourseCardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="aspect-cover" />
      <div className="grid gap-3">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-7 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
