import { parentPort, workerData } from 'node:worker_threads'
import { abrirPkcs12, lerPkcs12 } from './ler-pkcs12.ts'

const { bytes, senha, comChave } = workerData as { bytes: Uint8Array; senha: string; comChave: boolean }
parentPort?.postMessage(comChave ? abrirPkcs12(bytes, senha) : lerPkcs12(bytes, senha))
