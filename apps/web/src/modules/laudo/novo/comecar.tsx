import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { juntar } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import type { Modalidade } from '@vetlume/dominio/servico'
import { useEffect, useId, useState } from 'react'
import type { RespostaDaApi } from '../../../lib/api.ts'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { BotaoElo } from '../../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { insistir, PERGUNTAS, PerguntaComMotivo } from '../../agenda/index.ts'
import { consultaDeModelos, laudoExistente } from '../api.ts'
import { Escolhas } from './escolhas.tsx'
import { Recado } from '../../../ui/recado.tsx'

type Modelo = RespostaDaApi<'GET /modelo-documento/laudo'>[number]

const nomeDaModalidade = (modalidade: string | null) =>
  modalidade === null ? 'Qualquer modalidade' : (ROTULOS_DA_MODALIDADE[modalidade as Modalidade] ?? modalidade)

/** What an exam without a model of its own starts from: nothing that another exam looks at comes filled. */
const EM_BRANCO = {
  valor: '',
  titulo: 'Em branco',
  detalhe: 'Este exame não tem modelo: uma seção de achados e a conclusão, para escrever',
}

/** Suggested first, then by name. */
function opcoesDeModelo(modelos: readonly Modelo[]) {
  const ordenados = modelos.toSorted(
    (a, b) => Number(b.sugerido) - Number(a.sugerido) || a.nome.localeCompare(b.nome, 'pt-BR'),
  )
  return ordenados.map(({ codigo, nome, modalidade, sugerido }) => ({
    valor: codigo,
    titulo: nome,
    detalhe: juntar(sugerido && 'Sugerido para este exame', nomeDaModalidade(modalidade)),
  }))
}

function useComecar(item: string, direto: boolean) {
  const navegar = useNavigate()
  // The choice is not a place to come back to: it would begin the same laudo again.
  const abrir = (codigo: string) => navegar({ to: '/laudo/editar', search: { codigo }, replace: true })
  return useMutation({
    mutationFn: async (modelo: string | null) => {
      const comecado = await insistir((mais) => api('POST /laudo', { item, modelo, ...mais }), PERGUNTAS)
      if (comecado === null) throw new Error('O laudo não foi começado: escolha no atendimento quem faz o exame.')
      return comecado
    },
    onSuccess: ({ codigo }) => abrir(codigo),
    onError: (erro) => {
      const existente = laudoExistente(erro)
      if (direto && existente !== null) void abrir(existente)
    },
  })
}

function Falha({ erro }: { erro: unknown }) {
  const existente = laudoExistente(erro)
  if (existente === null) return <Recado tom="error">{mensagemDoErro(erro)}</Recado>
  return (
    <Recado
      acao={
        <BotaoElo to="/laudo/editar" search={{ codigo: existente }} size="small">
          Abrir o laudo
        </BotaoElo>
      }
    >
      {mensagemDoErro(erro)}
    </Recado>
  )
}

export interface ComecarProps {
  item: string
  /** Begin at once when one model is suggested: the person came here from the exam itself. */
  direto: boolean
}

/** The model, and the laudo begins. */
export function Comecar({ item, direto }: ComecarProps) {
  const { data: modelos, error, refetch } = useQuery(consultaDeModelos(item))
  const [escolhido, definirEscolhido] = useState<string | null>(null)
  const idDoFormulario = useId()
  const { mutate, isPending, isIdle, error: falha, isSuccess } = useComecar(item, direto)
  const sugeridos = modelos?.filter(({ sugerido }) => sugerido) ?? []
  const unico = sugeridos.length === 1 ? sugeridos[0] : undefined
  const comecarJa = direto && unico !== undefined && isIdle
  useEffect(() => {
    if (comecarJa) mutate(unico.codigo)
  }, [comecarJa, mutate, unico])

  if (error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (modelos === undefined || comecarJa || (direto && (isPending || isSuccess)))
    return (
      <Secao titulo="Preparando o laudo">
        <Esqueleto linhas={4} />
        <PerguntaComMotivo />
      </Secao>
    )
  const opcoes = [...(sugeridos.length === 0 ? [EM_BRANCO] : []), ...opcoesDeModelo(modelos)]
  const valor = escolhido ?? opcoes[0]?.valor ?? ''
  return (
    <Secao
      titulo="Modelo"
      descricao="Seções, frases e medidas com que o laudo começa."
      acoes={
        <Botao type="submit" form={idDoFormulario} variant="contained" loading={isPending}>
          Começar o laudo
        </Botao>
      }
    >
      <Pilha
        como="form"
        id={idDoFormulario}
        aria-busy={isPending}
        onSubmit={(evento) => {
          evento.preventDefault()
          mutate(valor === '' ? null : valor)
        }}
      >
        {falha !== null && <Falha erro={falha} />}
        <PerguntaComMotivo />
        {modelos.length === 0 ? (
          <span>Nenhum modelo de laudo publicado: o laudo começa em branco.</span>
        ) : (
          <Escolhas rotulo="Modelo" opcoes={opcoes} valor={valor} aoMudar={definirEscolhido} />
        )}
      </Pilha>
    </Secao>
  )
}
