import { normalizarBusca } from '@vetlume/dominio/formatos'
import { useEffect, useState } from 'react'
import { baixar } from '../../lib/baixar.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { agoraNoFuso, fusoEmUso } from '../../lib/fuso.ts'
import { criarExportacao } from '../../lib/planilha/exportar.ts'
import type { Andamento, Exportacao } from '../../lib/planilha/exportar.ts'
import { avisar } from '../avisar.ts'
import { comoColunasDePlanilha } from './colunas-exportadas.ts'
import type { Coluna, ConsultaDaLista, ListaProps } from './tipos.ts'
import { numero } from '../../lib/numero.ts'

export type FormatoDeExportacao = 'xlsx' | 'csv'
export type AlcanceDasColunas = 'visiveis' | 'todas'

export interface EstadoDaExportacao extends Andamento {
  fase: 'escolha' | 'exportando' | 'falhou'
  erro: string | null
}

interface Fonte<T extends { codigo: string }> extends Pick<ListaProps<T>, 'nomes' | 'buscar'> {
  consulta: ConsultaDaLista
  todas: readonly Coluna<T>[]
  visiveis: readonly Coluna<T>[]
}

const NO_COMECO: EstadoDaExportacao = { fase: 'escolha', feitas: 0, total: null, erro: null }

/** The writers are downloaded when the first file is asked for. */
async function abrirEscrita(formato: FormatoDeExportacao, nome: string, titulos: readonly string[]) {
  if (formato === 'csv') return (await import('../../lib/planilha/csv.ts')).escritaCsv(titulos, fusoEmUso())
  return (await import('../../lib/planilha/xlsx.ts')).escritaXlsx(nome, titulos, fusoEmUso())
}

const textoDoCorte = (feitas: number) =>
  `Arquivo pronto, com as ${numero(feitas)} linhas que a busca alcança: há mais. Refine a busca para levar as outras.`

interface Curso {
  exportacao: Exportacao
  formato: FormatoDeExportacao
}

/** What is being exported, kept over a failure; cancelling stops the requests and forgets the rows. */
function criarCurso() {
  let controle = new AbortController()
  let atual: Curso | null = null
  return {
    async retomar(abrir: () => Promise<Curso>): Promise<Curso & { signal: AbortSignal }> {
      controle = new AbortController()
      const { signal } = controle
      atual ??= await abrir()
      return { ...atual, signal }
    },
    cancelar: () => {
      controle.abort()
      atual?.exportacao.descartar()
      atual = null
    },
    foiCancelado: () => controle.signal.aborted,
  }
}

/** One export: progress, cancelling, and going on from where it failed. `aoConcluir` is called once the file is offered. */
export function useExportacao<T extends { codigo: string }>(fonte: Fonte<T>, aoConcluir: () => void) {
  const [estado, definirEstado] = useState(NO_COMECO)
  const [curso] = useState(criarCurso)
  useEffect(() => curso.cancelar, [curso])

  const abrir = async (formato: FormatoDeExportacao, alcance: AlcanceDasColunas): Promise<Curso> => {
    const { nomes, buscar, todas, visiveis } = fonte
    const escolhidas = alcance === 'todas' ? todas : visiveis
    const colunas = comoColunasDePlanilha(escolhidas)
    const inteiros = escolhidas.some(({ soNaPlanilha }) => soNaPlanilha === true)
    const consulta = inteiros ? { ...fonte.consulta, inteiros: 'true' } : fonte.consulta
    const titulos = colunas.map(({ titulo }) => titulo)
    const escrita = await abrirEscrita(formato, nomes[1], titulos)
    return { exportacao: criarExportacao({ buscar, consulta, colunas, escrita }), formato }
  }

  const comecar = async (formatoEscolhido: FormatoDeExportacao, alcance: AlcanceDasColunas) => {
    definirEstado((atual) => ({ ...atual, fase: 'exportando', erro: null }))
    try {
      const { exportacao, formato, signal } = await curso.retomar(() => abrir(formatoEscolhido, alcance))
      let ate: Andamento = NO_COMECO
      const arquivo = await exportacao.continuar(signal, (andamento) => {
        ate = andamento
        definirEstado({ ...andamento, fase: 'exportando', erro: null })
      })
      if (signal.aborted) return
      const nome = normalizarBusca(fonte.nomes[1]).replaceAll(' ', '-')
      baixar(arquivo, `${nome}-${agoraNoFuso().toPlainDate().toString()}.${formato}`)
      // A search reaches so many and no more: what the file lacks is told.
      if (fonte.consulta['busca'] !== undefined && ate.total === null) avisar.atencao(textoDoCorte(ate.feitas))
      else avisar.sucesso('Arquivo pronto. Ele está nos seus downloads.')
      aoConcluir()
    } catch (erro) {
      if (!curso.foiCancelado()) definirEstado((atual) => ({ ...atual, fase: 'falhou', erro: mensagemDoErro(erro) }))
    }
  }
  return { estado, comecar, cancelar: curso.cancelar }
}
