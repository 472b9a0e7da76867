import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { formatarHora } from '@vetlume/dominio/tempo'
import { useCallback } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import { CHAVE_DO_PERIODO, lerNoCalendario, mudarNoCalendario, useAtualizarAgenda } from '../api.ts'
import { nomeNaAgenda } from '../nomes.ts'
import type { ItemDaGrade } from '../tipos.ts'
import { deParaEmPalavras, type Horario } from './de-para.ts'
import { movendo } from './movendo.ts'
import { PERGUNTAS } from './perguntas.ts'
import { conflitoEm, insistir, textoDaRecusa, type ConflitoDoAgendamento, type Confirmacoes } from './recusas.ts'

const GRUPO_DE_AVISOS = 'agenda'

const comoMudanca = ({ inicio, fim, especialista }: Horario) => ({ inicio, fim, especialista })

interface Mudanca {
  item: ItemDaGrade
  de: Horario
  para: Horario
  /** On-call already, there where it goes back to: nobody is asked again. */
  jaEraPlantao: boolean
}

/** What is on its way for each appointment: the next change of it waits, and goes with the version that this one left. */
const emAndamento = new Map<string, Promise<unknown>>()

function enviar(cliente: QueryClient, { item, para, jaEraPlantao }: Mudanca) {
  const { codigo } = item
  const chamar = (confirmacoes: Confirmacoes) =>
    api('POST /agendamento/:codigo/mover', {
      codigo,
      versao: lerNoCalendario(cliente, codigo)?.versao ?? item.versao,
      inicio: para.inicio,
      fim: para.fim,
      especialista: para.especialista.codigo,
      ...confirmacoes,
    })
  const mandar = async () => {
    const feito = await insistir(chamar, PERGUNTAS, jaEraPlantao ? { confirmarPlantao: true } : {})
    // Before the next change, which waits for this promise, reads it.
    if (feito !== null) mudarNoCalendario(cliente, codigo, { versao: feito.versao, estado: feito.estado })
    return feito
  }
  const anterior = emAndamento.get(codigo) ?? Promise.resolve()
  const envio = anterior.catch(() => undefined).then(mandar)
  emAndamento.set(codigo, envio)
  return envio.finally(() => {
    if (emAndamento.get(codigo) === envio) emAndamento.delete(codigo)
  })
}

/** Somebody was faster: it goes to where it really is, and who moved it is told. */
function adotarAtual(cliente: QueryClient, item: ItemDaGrade, detalhes: ConflitoDoAgendamento): void {
  const fuso = fusoEmUso()
  const { atual, por } = detalhes
  const { inicio, fim, especialista, estado, versao } = atual
  mudarNoCalendario(cliente, item.codigo, { inicio, fim, especialista, estado, versao })
  const com = especialista === null ? '' : `, com ${especialista.nome}`
  avisar.erro(
    `${por ?? 'Outra pessoa'} alterou ${nomeNaAgenda(item)} antes de você, e a sua mudança não foi feita. Agora está em ${quandoEmPalavras(inicio, fuso)}${com}.`,
  )
}

function contarRecusa(cliente: QueryClient, item: ItemDaGrade, erro: unknown): void {
  const detalhes = conflitoEm(erro)
  if (detalhes === null) avisar.erro(textoDaRecusa(erro, fusoEmUso()))
  else adotarAtual(cliente, item, detalhes)
}

/** Shown at once, and put back when it is refused or given up. Answers the state it is left in; null when it was not written. */
async function mudar(cliente: QueryClient, mudanca: Mudanca): Promise<EstadoDoAgendamento | null> {
  const { item, de, para } = mudanca
  const voltar = () => mudarNoCalendario(cliente, item.codigo, comoMudanca(de))
  avisar.dispensar(GRUPO_DE_AVISOS)
  movendo.mudar((n) => n + 1)
  void cliente.cancelQueries({ queryKey: CHAVE_DO_PERIODO })
  mudarNoCalendario(cliente, item.codigo, comoMudanca(para))
  try {
    const feito = await enviar(cliente, mudanca)
    if (feito === null) voltar()
    return feito?.estado ?? null
  } catch (erro) {
    voltar()
    contarRecusa(cliente, item, erro)
    return null
  } finally {
    movendo.mudar((n) => n - 1)
  }
}

/**
 * Moves or stretches an appointment. What is in the way is told; outside working hours and against the health plan it asks
 * and repeats. Afterwards it says from where to where, and may be undone.
 */
export function useMover() {
  const cliente = useQueryClient()
  const atualizar = useAtualizarAgenda()

  return useCallback(
    async (item: ItemDaGrade, para: Horario): Promise<void> => {
      // With another change on its way, what is read now is older than what is shown: the last one reads.
      const rever = () => {
        if (movendo.ler() === 0) void atualizar()
      }
      if (item.especialista === null) return
      const fuso = fusoEmUso()
      const nome = nomeNaAgenda(item)
      const de: Horario = { inicio: item.inicio, fim: item.fim, especialista: item.especialista }
      const desfazer = async () => {
        const desfeito = await mudar(cliente, { item, de: para, para: de, jaEraPlantao: item.plantao })
        const ainda = desfeito === 'CONFIRMADO' ? ', ainda confirmado' : ''
        if (desfeito !== null)
          avisar.sucesso(`${nome} voltou para ${formatarHora(de.inicio, fuso)}${ainda}.`, undefined, GRUPO_DE_AVISOS)
        rever()
      }
      const estavaConfirmado = (lerNoCalendario(cliente, item.codigo) ?? item).estado === 'CONFIRMADO'
      const feito = await mudar(cliente, { item, de, para, jaEraPlantao: false })
      const reconfirmar = estavaConfirmado && feito === 'AGENDADO' ? ' Confirme de novo.' : ''
      if (feito !== null)
        avisar.sucesso(
          `${nome}: ${deParaEmPalavras(de, para, fuso)}.${reconfirmar}`,
          { rotulo: 'Desfazer', executar: () => void desfazer() },
          GRUPO_DE_AVISOS,
        )
      rever()
    },
    [cliente, atualizar],
  )
}
