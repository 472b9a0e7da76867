import { useInfiniteQuery } from '@tanstack/react-query'
import type { Acontecimento, GrupoDoProntuario } from '@vetlume/dominio/animal'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Botao } from '../../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDoProntuario } from '../api.ts'
import { UmaLinha } from './linha-do-prontuario.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Alternancia } from '../../../ui/alternancia.tsx'
import estilos from './historia.module.css'

const GRUPOS: readonly { valor: GrupoDoProntuario | 'tudo'; rotulo: string }[] = [
  { valor: 'tudo', rotulo: 'Tudo' },
  { valor: 'atendimento', rotulo: 'Atendimentos' },
  { valor: 'laudo', rotulo: 'Laudos' },
  { valor: 'documento', rotulo: 'Documentos' },
  { valor: 'peso', rotulo: 'Pesos' },
  { valor: 'vacina', rotulo: 'Vacinas' },
  { valor: 'cadastro', rotulo: 'Cadastro' },
]

function porAno(linhas: readonly Acontecimento[]): [ano: string, linhas: Acontecimento[]][] {
  const fuso = fusoEmUso()
  return [...Map.groupBy(linhas, ({ quando }) => diaNaZona(quando, fuso).slice(0, 4))]
}

function Linhas({ codigo, grupo }: { codigo: string; grupo: GrupoDoProntuario | null }) {
  const consulta = useInfiniteQuery(consultaDoProntuario(codigo, grupo))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = consulta
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={8} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const linhas = data.pages.flatMap(({ itens }) => itens)
  if (linhas.length === 0)
    return (
      <Texto secundario className={estilos.vazia}>
        Nada por aqui ainda.
      </Texto>
    )
  return (
    <>
      {porAno(linhas).map(([ano, doAno]) => (
        <section key={ano} aria-label={ano}>
          <Texto como="h3" secundario forte tamanho="micro" className={estilos.ano}>
            {ano}
          </Texto>
          <Pilha como="ol" espaco={0}>
            {doAno.map((linha) => (
              <UmaLinha key={linha.codigo} linha={linha} />
            ))}
          </Pilha>
        </section>
      ))}
      {hasNextPage && (
        <Botao variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver o que veio antes
        </Botao>
      )}
    </>
  )
}

/** Everything that happened to the patient, newest first. */
export function Historia({ codigo }: { codigo: string }) {
  const [grupo, definirGrupo] = useState<GrupoDoProntuario | 'tudo'>('tudo')
  return (
    <Secao titulo="Prontuário">
      <div className={estilos.grupos}>
        <Alternancia inteira rotulo="O que mostrar" valor={grupo} opcoes={GRUPOS} aoMudar={definirGrupo} />
      </div>
      <Linhas key={grupo} codigo={codigo} grupo={grupo === 'tudo' ? null : grupo} />
    </Secao>
  )
}
