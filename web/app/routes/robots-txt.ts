export function loader() {
  return new Response('User-agent: *\n', {headers: {'content-type': 'text/plain'}})
}
