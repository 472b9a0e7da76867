import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { garantirPacote } from './pacote/pacote.ts'

// Nothing of the product is loaded here: the package would load it once more.
const pacote = garantirPacote(dirname(import.meta.dirname))
if (pacote === null) process.exit(1)
await import(pathToFileURL(join(pacote, 'servir.js')).href)
