import { foiCancelado, mensagemDoErro } from '../lib/erro-de-api.ts'
import { criarLoja } from '../lib/loja.ts'

type Tom = 'success' | 'info' | 'warning' | 'error'

interface AcaoDoAviso {
  rotulo: string
  executar: () => void
}

export interface ItemDeAviso {
  id: number
  tom: Tom
  texto: string
  acao: AcaoDoAviso | undefined
  grupo: string | undefined
}

export const fila = criarLoja<readonly ItemDeAviso[]>([])
let proximoId = 1

function enfileirar(tom: Tom, texto: string, acao?: AcaoDoAviso, grupo?: string): void {
  fila.mudar((itens) => {
    const repetido = itens.some((item) => item.texto === texto && item.tom === tom)
    if (repetido) return itens
    // What was just done takes the place of what was done before: nobody waits to hear that a save worked.
    const atuais = tom === 'success' ? itens.filter((item) => item.tom !== 'success') : itens
    return [...atuais, { id: proximoId++, tom, texto, acao, grupo }]
  })
}

/** Short messages at the foot of the screen, one at a time, in order. */
export const avisar = {
  sucesso: (texto: string, acao?: AcaoDoAviso, grupo?: string) => enfileirar('success', texto, acao, grupo),
  informacao: (texto: string, acao?: AcaoDoAviso, grupo?: string) => enfileirar('info', texto, acao, grupo),
  atencao: (texto: string, acao?: AcaoDoAviso) => enfileirar('warning', texto, acao),
  /** Accepts a text or anything thrown; a call cancelled by the person says nothing. */
  erro: (erro: unknown) => {
    if (!foiCancelado(erro)) enfileirar('error', typeof erro === 'string' ? erro : mensagemDoErro(erro))
  },
  /** Takes away what was told of a group: what is done again makes it old. */
  dispensar: (grupo: string) => fila.mudar((itens) => itens.filter((item) => item.grupo !== grupo)),
}
