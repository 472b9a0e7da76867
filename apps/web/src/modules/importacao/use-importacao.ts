import { useQuery } from '@tanstack/react-query'
import type { ImportacaoCompleta, MapaDeColunas, ModoDaImportacao, TipoDeImportacao } from '@vetlume/dominio/importacao'
import { useEffect, useState } from 'react'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { queryClient } from '../../lib/query.ts'
import { avisar } from '../../ui/avisar.ts'
import { baixarRecusadas } from './baixar-planilhas.ts'
import { lembrarMapa } from './mapa-lembrado.ts'

export type Passo = 'arquivo' | 'colunas' | 'relatorio' | 'pronto'
type Trabalho = 'enviando' | 'conferindo' | 'gravando'

const PRAZO_DA_CONFERENCIA_MS = 60_000
const PRAZO_DA_GRAVACAO_MS = 180_000
const INTERVALO_MS = 700

const ver = (codigo: string) => api('GET /importacao/:codigo', { codigo })
const esperar = (ms: number) => new Promise((seguir) => setTimeout(seguir, ms))

/** The answer of a save may be lost on the way while the save goes on: then its state tells how it ended. */
async function gravar(
  pedido: { codigo: string; modo: ModoDaImportacao },
  sinal: AbortSignal,
): Promise<ImportacaoCompleta> {
  const { codigo } = pedido
  try {
    return await api('POST /importacao/:codigo/aplicar', pedido, { prazoMs: PRAZO_DA_GRAVACAO_MS, sinal })
  } catch (erro) {
    if (!(erro instanceof ErroDeApi) || !erro.resultadoDesconhecido) throw erro
    let atual = await ver(codigo)
    while (atual.estado === 'APLICANDO' && !sinal.aborted) {
      await esperar(INTERVALO_MS)
      atual = await ver(codigo)
    }
    if (atual.estado === 'APLICADA') return atual
    throw erro
  }
}

/** The import that the server keeps for this window, and what stops the request in course. */
function criarGuarda() {
  let controle = new AbortController()
  let aberta: string | null = null
  const soltar = (): string | null => {
    const codigo = aberta
    aberta = null
    controle.abort()
    controle = new AbortController()
    return codigo
  }
  return {
    sinal: () => controle.signal,
    guardar: ({ codigo, estado }: ImportacaoCompleta) => void (aberta = estado === 'APLICADA' ? null : codigo),
    /** Whoever leaves without saving leaves nothing behind. */
    descartar: () => {
      const codigo = soltar()
      if (codigo !== null) void api('DELETE /importacao/:codigo', { codigo }).catch(() => undefined)
    },
    /** Stops a save. False when it was too late, and everything is saved: its answer is on the way. */
    interromper: async (): Promise<boolean> => {
      if (aberta === null) return true
      try {
        await api('DELETE /importacao/:codigo', { codigo: aberta })
      } catch {
        return false
      }
      soltar()
      return true
    },
  }
}

/** One import, from the file to the report: what is being done, what came of it, and how to stop. */
export function useImportacao(tipo: TipoDeImportacao) {
  const [passo, definirPasso] = useState<Passo>('arquivo')
  const [trabalho, definirTrabalho] = useState<Trabalho | null>(null)
  const [atual, definirAtual] = useState<ImportacaoCompleta | null>(null)
  const [arquivo, definirArquivo] = useState<File | null>(null)
  const [enviado, definirEnviado] = useState(0)
  const [erro, definirErro] = useState<unknown>(null)
  const [guarda] = useState(criarGuarda)
  useEffect(() => guarda.descartar, [guarda])
  const { data: andamento } = useQuery({
    queryKey: ['importacao', atual?.codigo],
    queryFn: () => ver(atual?.codigo ?? ''),
    enabled: trabalho === 'gravando',
    refetchInterval: INTERVALO_MS,
    retry: false,
  })

  const fazer = async (nome: Trabalho, seguinte: Passo, acao: (sinal: AbortSignal) => Promise<ImportacaoCompleta>) => {
    const sinal = guarda.sinal()
    definirTrabalho(nome)
    definirErro(null)
    try {
      const nova = await acao(sinal)
      if (sinal.aborted) return
      guarda.guardar(nova)
      definirAtual(nova)
      definirPasso(seguinte === 'pronto' && nova.estado !== 'APLICADA' ? 'relatorio' : seguinte)
    } catch (falha) {
      if (!sinal.aborted) definirErro(falha)
    } finally {
      if (!sinal.aborted) definirTrabalho(null)
    }
  }

  const enviar = (escolhido: File, folha?: string) => {
    guarda.descartar()
    definirArquivo(escolhido)
    definirEnviado(0)
    const entrada = { tipo, ...(folha === undefined ? {} : { folha }), arquivo: escolhido }
    return fazer('enviando', 'colunas', (sinal) =>
      api('POST /importacao', entrada, { sinal, aoProgredir: definirEnviado }),
    )
  }

  return {
    passo,
    trabalho,
    atual,
    erro,
    enviado,
    gravados: andamento?.feitas ?? 0,
    enviar,
    trocarFolha: (folha: string) => (arquivo === null ? undefined : void enviar(arquivo, folha)),
    conferir: (importacao: ImportacaoCompleta, mapa: MapaDeColunas) =>
      fazer('conferindo', 'relatorio', (sinal) => {
        lembrarMapa(localStorage, importacao, mapa)
        const entrada = { codigo: importacao.codigo, mapa: { ...mapa } }
        return api('POST /importacao/:codigo/conferir', entrada, { sinal, prazoMs: PRAZO_DA_CONFERENCIA_MS })
      }),
    aplicar: ({ codigo }: ImportacaoCompleta, modo: ModoDaImportacao) =>
      fazer('gravando', 'pronto', async (sinal) => {
        const gravada = await gravar({ codigo, modo }, sinal)
        // A sheet changes many records at once, and hardly a screen shows none of them.
        await queryClient.invalidateQueries()
        // What did not enter goes into the person's hands at once: nothing is lost with the window.
        if (gravada.estado === 'APLICADA' && gravada.resultado?.recusadas)
          await baixarRecusadas(gravada).catch((falha: unknown) => avisar.erro(falha))
        return gravada
      }),
    voltar: (para: Passo) => {
      definirErro(null)
      definirPasso(para)
    },
    interromper: guarda.interromper,
  }
}

export type UsoDaImportacao = ReturnType<typeof useImportacao>
