import { parentPort, workerData } from 'node:worker_threads'
import { lerPkcs12 } from './ler-pkcs12.ts'

const { bytes, senha } = workerData as { bytes: Uint8Array; senha: string }
parentPort?.postMessage(lerPkcs12(bytes, senha))
