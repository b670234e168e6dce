/** Those whose tests ask for nothing but functions, database and the local services. */
const FOLDERS = '{commerce,back-office,people,teachers,learning,newsletter,statistics}'

/** What looks at other processes: the emulators' log and database, a command. */
const LOOK_ELSEWHERE = ['log', 'own-data', 'staff']
/** What looks at the pages that are built, or that hosting answers with. */
const LOOK_AT_PAGES = ['certificates', 'credentials', 'new-course']
/** What counts what a function asks for: in one process that of the others is counted, too. */
const COUNT_COSTS = ['dashboard', 'lists', 'reads']

/**
 * The integration tests that run with functions and database in their own process, and each night on the emulators, too.
 * @param names of files, such as `{returns,refunds}`; all of them when left out
 */
export function inProcessFiles(
  names = `!(${[...LOOK_ELSEWHERE, ...LOOK_AT_PAGES, ...COUNT_COSTS].join('|')})`,
): string {
  return `tests/integration/${FOLDERS}/${names}.test.ts`
}
