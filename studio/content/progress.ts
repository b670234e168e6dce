/** Prints one line a step on the error output, so that the output can be piped; on a terminal the line counts. */
export function stepPrinter(stream: NodeJS.WriteStream = process.stderr) {
  let last = ''
  return (step: string, done?: number, total?: number): void => {
    const counted = total ? `${step} ${done ?? 0}/${total}` : step
    if (stream.isTTY) stream.write(`\r\u001B[K  ${counted}${done === total ? '\n' : ''}`)
    else if ((step !== last || (done !== undefined && done === total)) && (!total || done === total))
      stream.write(`  ${counted}\n`)
    last = step
  }
}
