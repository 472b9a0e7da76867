import { describe, expect, it } from 'vitest'
import {
  ESTADOS_DA_COBRANCA,
  ESTADOS_DA_TENTATIVA,
  ESTADOS_DO_USO,
  TRANSICOES_DA_COBRANCA,
  TRANSICOES_DA_TENTATIVA,
  TRANSICOES_DO_USO,
} from '../assinatura/index.ts'
import { ESTADOS_DO_MOVIMENTO, TRANSICOES_DO_MOVIMENTO } from '../conciliacao/index.ts'
import { ESTADOS_DA_MENSAGEM, TRANSICOES_DA_MENSAGEM } from '../email/index.ts'
import { ESTADOS_DO_ESTUDO, TRANSICOES_DO_ESTUDO } from '../estudo/index.ts'
import { ESTADOS_DA_EXPORTACAO, TRANSICOES_DA_EXPORTACAO } from '../exportacao/index.ts'
import { ESTADOS_DA_IMPORTACAO, TRANSICOES_DA_IMPORTACAO } from '../importacao/index.ts'
import { ESTADOS_DA_VERSAO, TRANSICOES_DA_VERSAO } from '../modelo-documento/index.ts'
import {
  ESTADOS_DO_INCIDENTE,
  ESTADOS_DO_PEDIDO,
  TRANSICOES_DO_INCIDENTE,
  TRANSICOES_DO_PEDIDO,
} from '../privacidade/index.ts'
import type { Salto } from './index.ts'

interface Maquina {
  estados: readonly string[]
  transicoes: Readonly<Record<string, Salto<string>>>
  /** What leaves each state, in words of the trade. */
  saem: Readonly<Record<string, readonly string[]>>
}

const MAQUINAS: Readonly<Record<string, Maquina>> = {
  estudo: {
    estados: ESTADOS_DO_ESTUDO,
    transicoes: TRANSICOES_DO_ESTUDO,
    saem: { ESPERA: ['ligar', 'descartar'], LIGADO: ['soltar'], DESCARTADO: ['retomar'] },
  },
  pedido: {
    estados: ESTADOS_DO_PEDIDO,
    transicoes: TRANSICOES_DO_PEDIDO,
    saem: {
      RECEBIDO: ['identificar', 'expirar'],
      IDENTIFICADO: ['analisar', 'preparar', 'recusar'],
      EM_ANALISE: ['preparar', 'atender', 'atenderEmParte', 'recusar'],
    },
  },
  incidente: {
    estados: ESTADOS_DO_INCIDENTE,
    transicoes: TRANSICOES_DO_INCIDENTE,
    saem: { ABERTO: ['comunicar'], COMUNICADO: ['encerrar'] },
  },
  mensagem: {
    estados: ESTADOS_DA_MENSAGEM,
    transicoes: TRANSICOES_DA_MENSAGEM,
    saem: { PENDENTE: ['tomar'], ENVIANDO: ['tomar', 'adiar', 'enviar', 'capturar', 'desistir'] },
  },
  exportacao: {
    estados: ESTADOS_DA_EXPORTACAO,
    transicoes: TRANSICOES_DA_EXPORTACAO,
    saem: {
      PEDIDA: ['comecar', 'falhar', 'cancelar'],
      FAZENDO: ['comecar', 'concluir', 'falhar', 'cancelar'],
      PRONTA: ['vencer'],
    },
  },
  importacao: {
    estados: ESTADOS_DA_IMPORTACAO,
    transicoes: TRANSICOES_DA_IMPORTACAO,
    saem: {
      ENVIADA: ['ler', 'conferir', 'cancelar'],
      CONFERIDA: ['ler', 'gravar', 'cancelar'],
      APLICANDO: ['gravar', 'recusar', 'aplicar', 'cancelar'],
      CANCELADA: ['cancelar'],
    },
  },
  usoDoCupom: {
    estados: ESTADOS_DO_USO,
    transicoes: TRANSICOES_DO_USO,
    saem: { RESERVADO: ['gastar', 'devolver'], USADO: ['gastar'] },
  },
  cobranca: {
    estados: ESTADOS_DA_COBRANCA,
    transicoes: TRANSICOES_DA_COBRANCA,
    saem: {
      ABERTA: ['pagar', 'recusar', 'expirar', 'cancelar'],
      PAGA: ['estornar', 'contestar'],
      CONTESTADA: ['recuperar'],
    },
  },
  tentativa: {
    estados: ESTADOS_DA_TENTATIVA,
    transicoes: TRANSICOES_DA_TENTATIVA,
    saem: {
      CRIADA: ESTADOS_DA_TENTATIVA.slice(1),
      PENDENTE: ESTADOS_DA_TENTATIVA.slice(2),
      RECUSADA: ['APROVADA', 'CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'],
      EXPIRADA: ['APROVADA', 'CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'],
      CANCELADA: ['APROVADA', 'CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'],
      APROVADA: ['CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'],
      CONTESTADA: ['RECUPERADA', 'DEVOLVIDA'],
      RECUPERADA: ['DEVOLVIDA'],
    },
  },
  versao: { estados: ESTADOS_DA_VERSAO, transicoes: TRANSICOES_DA_VERSAO, saem: { RASCUNHO: ['publicar'] } },
  movimento: {
    estados: ESTADOS_DO_MOVIMENTO,
    transicoes: TRANSICOES_DO_MOVIMENTO,
    saem: { PENDENTE: ['conciliar', 'ignorar'], CONCILIADO: ['desfazer'], IGNORADO: ['desfazer'] },
  },
}

describe.each(Object.entries(MAQUINAS))('%s', (_, { estados, transicoes, saem }) => {
  it.each(estados)('de %s sai só o que se espera', (estado) => {
    const passos = Object.keys(transicoes).filter((passo) => transicoes[passo]?.de.includes(estado))
    expect(passos).toEqual(saem[estado] ?? [])
  })

  it('do primeiro estado se chega a todos os outros', () => {
    const alcancados = new Set([estados[0]])
    for (const { de, para } of estados.flatMap(() => Object.values(transicoes)))
      if (de.some((um) => alcancados.has(um))) alcancados.add(para)
    expect(estados.filter((estado) => !alcancados.has(estado))).toEqual([])
  })
})
