import { open, statfs } from 'node:fs/promises'
import type { Disco } from '../src/infra/arquivos.ts'

const cheio = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/** The real disk, until it is filled: then a file is created, and takes no byte. */
export function discoQueEnche() {
  let cabe = true
  const disco: Disco = {
    async open(...argumentos) {
      const descritor = await open(...argumentos)
      if (!cabe) descritor.writeFile = () => Promise.reject(cheio())
      return descritor
    },
    statfs: async (pasta) => (cabe ? statfs(pasta) : { bavail: 0, bsize: 4_096 }),
  }
  return { disco, encher: () => void (cabe = false), esvaziar: () => void (cabe = true) }
}
