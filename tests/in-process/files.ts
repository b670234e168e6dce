/** Those whose tests ask for nothing but functions, database and the local services. */
const FOLDERS = '{commerce,back-office,people,teachers,learning,newsletter,statistics}'

/** What looks at other processes: the emulators' log, a command. */
const LOOK_ELSEWHERE = ['log', 'staff']
/** What looks at the pages that are built, or that hosting answers with. */
const LOOK_AT_PAGES = ['credentials', 'new-course']
/** What counts what a function asks for: in one process that of the others is counted, too. */
const COUNT_COSTS = ['dashboard', 'lists', 'reads']

/** What calls functions where it is, and looks at all that is stored: on the emulators with many more inputs (`npm run test:boundaries`). */
const BOUNDARIES = 'tests/boundaries/callables.test.ts'

/**
 * The tests that run with functions and database in their own process, and each night on the emulators, too.
 * @param names of integration tests' files, such as `{returns,refunds}`; all there are when left out
 */
export function inProcessFiles(names?: string): string[] {
  const others = `!(${[...LOOK_ELSEWHERE, ...LOOK_AT_PAGES, ...COUNT_COSTS].join('|')})`
  const integration = `tests/integration/${FOLDERS}/${names ?? others}.test.ts`
  return names === undefined ? [integration, BOUNDARIES] : [integration]
}
