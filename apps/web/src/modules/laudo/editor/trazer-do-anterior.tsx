import './trazer-do-anterior.css'
import { useQuery } from '@tanstack/react-query'
import { juntar } from '@vetlume/dominio/formatos'
import type { ConteudoDoLaudo, LaudoAnterior } from '@vetlume/dominio/laudo'
import { trazerDoAnterior } from '@vetlume/dominio/laudo'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../../ui/estados.tsx'
import { consultaDeAnteriores, consultaDoLaudo } from '../api.ts'
import { avisarComVolta } from './avisar-com-volta.ts'
import { useBancada, type Bancada } from './bancada.ts'
import { oQueTrazer, OQueTrazer, type Marcados } from './o-que-trazer.tsx'

const diaDo = ({ realizadoEm }: LaudoAnterior): string => diaNaZona(realizadoEm, fusoEmUso())

const PARECIDO = { MODELO: 'mesmo modelo', SERVICO: 'mesmo exame', MODALIDADE: 'mesma modalidade' } as const

function Anteriores({
  lista,
  escolhido,
  aoEscolher,
}: {
  lista: readonly LaudoAnterior[]
  escolhido: string
  aoEscolher: (codigo: string) => void
}) {
  return (
    <fieldset>
      <legend>De qual exame</legend>
      {lista.map((anterior) => (
        <label key={anterior.codigo}>
          <input
            type="radio"
            name="anterior"
            checked={anterior.codigo === escolhido}
            onChange={() => aoEscolher(anterior.codigo)}
          />
          <span>{juntar(formatarData(diaDo(anterior)), anterior.titulo)}</span>
          <small>{juntar(anterior.mesmo !== null && PARECIDO[anterior.mesmo], anterior.especialista)}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** The text fields start again with what came; whoever did not mean it takes it all back. */
function trazer(bancada: Bancada, anterior: LaudoAnterior, conteudo: ConteudoDoLaudo, marcados: Marcados): void {
  const { loja, mudar, salvamento } = bancada
  const antes = loja.ler()
  const em = diaDo(anterior)
  loja.substituir({ ...antes, conteudo: trazerDoAnterior(antes.conteudo, { conteudo, em }, marcados) })
  // What is computed follows what came, and all of it is saved.
  mudar((edicao) => ({ ...edicao }))
  avisarComVolta(`Trazido do exame de ${formatarData(em)}. Confirme cada trecho antes de assinar.`, () => {
    loja.substituir(antes)
    salvamento.mudar(antes)
  })
}

/** From one earlier laudo: which of its sections, and whether its measures and conclusion come too. */
function DeUm({ lista, aoFechar }: { lista: readonly [LaudoAnterior, ...LaudoAnterior[]]; aoFechar: () => void }) {
  const bancada = useBancada()
  const [codigo, definirCodigo] = useState(lista[0].codigo)
  const [mudados, definirMudados] = useState<Marcados | null>(null)
  const { data, error, refetch } = useQuery(consultaDoLaudo(codigo))
  const anterior = lista.find((um) => um.codigo === codigo) ?? lista[0]
  const ofertas = data === undefined ? [] : oQueTrazer(bancada.loja.ler().conteudo, data.conteudo)
  const marcados = mudados ?? {
    secoes: ofertas.filter(({ escrita }) => !escrita).map(({ id }) => id),
    medidas: false,
    conclusao: false,
  }
  const nada = marcados.secoes.length === 0 && !marcados.conclusao
  return (
    <form
      id="trazer-do-anterior"
      className="le-trazer"
      onSubmit={(evento) => {
        evento.preventDefault()
        if (data === undefined || nada) return
        aoFechar()
        trazer(bancada, anterior, data.conteudo, marcados)
      }}
    >
      <Anteriores
        lista={lista}
        escolhido={codigo}
        aoEscolher={(novo) => {
          definirCodigo(novo)
          definirMudados(null)
        }}
      />
      {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && data === undefined && <Esqueleto linhas={4} />}
      {data !== undefined && <OQueTrazer ofertas={ofertas} marcados={marcados} aoMudar={definirMudados} />}
    </form>
  )
}

/** Brings texts of an earlier exam of the patient into this laudo, where each sentence waits to be confirmed. */
export function TrazerDoAnterior({ aoFechar }: { aoFechar: () => void }) {
  const { laudo } = useBancada()
  const { data, error, refetch } = useQuery(consultaDeAnteriores(laudo.codigo))
  const [primeiro, ...outros] = data ?? []
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Trazer do exame anterior"
      descricao="Os textos vêm marcados. O laudo só é assinado depois que cada trecho for confirmado."
      acoes={
        <>
          <Botao onClick={aoFechar}>Cancelar</Botao>
          {primeiro !== undefined && (
            <Botao type="submit" form="trazer-do-anterior" variant="contained">
              Trazer
            </Botao>
          )}
        </>
      }
    >
      {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && data === undefined && <Esqueleto linhas={4} />}
      {data !== undefined && primeiro === undefined && (
        <EstadoVazio
          titulo="Nenhum laudo anterior"
          texto={`Ainda não há outro laudo assinado de ${laudo.paciente.nome} que você possa abrir.`}
        />
      )}
      {primeiro !== undefined && <DeUm lista={[primeiro, ...outros]} aoFechar={aoFechar} />}
    </Dialogo>
  )
}
