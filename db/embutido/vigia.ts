import { spawn } from 'node:child_process'

const ROTEIRO = 'read _; kill -s "$1" "$2" 2>/dev/null; shift 2; sleep 1; rm -rf "$@"'

/**
 * Ends a database when this process dies without stopping it, and removes what it must not leave: a shell that waits on a pipe
 * only we hold. Calling the result ends the wait, with nothing done.
 */
export function vigiar(pid: number, sinal: 'INT' | 'QUIT', sobras: readonly string[]): () => void {
  const vigia = spawn('/bin/sh', ['-c', ROTEIRO, 'vigia', sinal, String(pid), ...sobras], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  vigia.unref()
  // The pipe must not keep this process alive; its type hides that it is a socket.
  if ('unref' in vigia.stdin && typeof vigia.stdin.unref === 'function') vigia.stdin.unref()
  return () => void vigia.kill('SIGKILL')
}
