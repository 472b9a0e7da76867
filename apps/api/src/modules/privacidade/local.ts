import type { CtxCliente } from '../../context.ts'

/** What is read and erased under: a transaction of one company, whoever asked. */
export type Local = Pick<CtxCliente, 'tx' | 'cliente'>
