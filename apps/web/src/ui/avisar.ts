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
}

export const fila = criarLoja<readonly ItemDeAviso[]>([])
let proximoId = 1

function enfileirar(tom: Tom, texto: string, acao?: AcaoDoAviso): void {
  fila.mudar((itens) => {
    const repetido = itens.some((item) => item.texto === texto && item.tom === tom)
    return repetido ? itens : [...itens, { id: proximoId++, tom, texto, acao }]
  })
}

/** Short messages at the foot of the screen, one at a time, in order. */
export const avisar = {
  sucesso: (texto: string, acao?: AcaoDoAviso) => enfileirar('success', texto, acao),
  informacao: (texto: string, acao?: AcaoDoAviso) => enfileirar('info', texto, acao),
  atencao: (texto: string, acao?: AcaoDoAviso) => enfileirar('warning', texto, acao),
  /** Accepts a text or anything thrown; a call cancelled by the person says nothing. */
  erro: (erro: unknown) => {
    if (!foiCancelado(erro)) enfileirar('error', typeof erro === 'string' ? erro : mensagemDoErro(erro))
  },
}
