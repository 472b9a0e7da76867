import { useQuery } from '@tanstack/react-query'
import type { ExameDoAtendimento } from '@vetlume/dominio/atendimento'
import { juntar } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { BotaoElo } from '../../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { ROTULO_DO_ESTADO } from '../rotulos.ts'
import { Comecar } from './comecar.tsx'
import { Escolhas } from './escolhas.tsx'
import estilos from './exames-do-atendimento.module.css'

function opcaoDeExame({ codigo, servico, laudo }: ExameDoAtendimento) {
  if (laudo === null) return { valor: codigo, titulo: servico.nome }
  return {
    valor: codigo,
    titulo: servico.nome,
    desabilitada: true,
    detalhe: `Laudo nº ${laudo.numero}: ${ROTULO_DO_ESTADO[laudo.estado].toLowerCase()}`,
  }
}

/** The exams of one atendimento: which of them the laudo is about, when there is more than one to choose. */
export function ExamesDoAtendimento({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['atendimento', 'um', codigo],
    queryFn: ({ signal }) => api('GET /atendimento/:codigo', { codigo }, { sinal: signal }),
  })
  const [escolhido, definirEscolhido] = useState<string | null>(null)
  if (error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined)
    return (
      <Secao>
        <Esqueleto linhas={5} />
      </Secao>
    )
  const exames = data.itens.filter(({ exigeLaudo }) => exigeLaudo)
  const livre = exames.find(({ laudo }) => laudo === null)
  const item = escolhido ?? livre?.codigo
  const feitos = exames.flatMap(({ laudo }) => laudo ?? [])
  return (
    <Pilha>
      <Secao
        titulo={`${data.animal.nome}, atendimento nº ${data.numero}`}
        descricao={juntar(data.animal.especie, data.tutor.nome, data.parceiro?.nome)}
      >
        {exames.length === 0 ? (
          <EstadoVazio
            titulo="Nenhum exame deste atendimento pede laudo"
            acao={
              <BotaoElo to="/laudo/novo" search={{}} variant="outlined">
                Escolher outro
              </BotaoElo>
            }
          />
        ) : (
          <Escolhas rotulo="Exame" opcoes={exames.map(opcaoDeExame)} valor={item ?? ''} aoMudar={definirEscolhido} />
        )}
        {feitos.length > 0 && (
          <Fila alinhar="tudo" className={estilos.feitos}>
            {feitos.map((laudo) => (
              <BotaoElo
                key={laudo.codigo}
                to="/laudo/editar"
                search={{ codigo: laudo.codigo }}
                variant={item === undefined ? 'contained' : 'outlined'}
              >
                Abrir o laudo nº {laudo.numero}
              </BotaoElo>
            ))}
          </Fila>
        )}
      </Secao>
      {item !== undefined && <Comecar key={item} item={item} direto={false} />}
    </Pilha>
  )
}
