import { spawn } from 'node:child_process'

const ROTEIRO = 'read _; kill -QUIT "$1" 2>/dev/null; sleep 1; rm -rf "$2" "$3"'

/**
 * Removes a disposable database when this process dies without stopping it: a shell that waits on a pipe
 * only we hold. Calling the result ends the wait, with the same clean-up.
 */
export function vigiar(pid: number, pasta: string, area: string): () => void {
  const vigia = spawn('/bin/sh', ['-c', ROTEIRO, 'vigia', String(pid), pasta, area], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  vigia.unref()
  // The pipe must not keep this process alive; its type hides that it is a socket.
  if ('unref' in vigia.stdin && typeof vigia.stdin.unref === 'function') vigia.stdin.unref()
  return () => void vigia.kill('SIGKILL')
}
