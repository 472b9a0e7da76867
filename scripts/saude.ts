/** Health check of the container: exit code 0 when the server says it is ready. */
const porta = process.env['PORT'] || '3000'
const pronto = await fetch(`http://127.0.0.1:${porta}/api/saude`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(pronto ? 0 : 1)
