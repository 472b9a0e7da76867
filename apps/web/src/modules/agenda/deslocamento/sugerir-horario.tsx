import { useQuery } from '@tanstack/react-query'
import type { SugestaoDeHorario } from '@vetlume/dominio/deslocamento'
import { juntar } from '@vetlume/dominio/formatos'
import { useId, useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Fila } from '../../../ui/disposicao.tsx'
import { Bloco } from '../../../ui/esqueleto.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { consultaDasSugestoes, type PedidoDeHorario } from './api.ts'
import { horarioPorExtenso } from './palavras.ts'
import estilos from './sugerir-horario.module.css'

const frase = (texto: string): string => `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`

interface ItemProps {
  sugestao: SugestaoDeHorario
  fuso: string
  melhor: boolean
  aoEscolher: () => void
}

/** One time: when, with whom and why. The whole of it is the button. */
function Item({ sugestao, fuso, melhor, aoEscolher }: ItemProps) {
  const { especialista, explicacao } = sugestao
  return (
    <li className={estilos.item}>
      <button type="button" data-ondula="" onClick={aoEscolher} className={estilos.sugestao}>
        <Texto como="span" forte className={estilos.texto}>
          {frase(horarioPorExtenso(sugestao, fuso)).slice(0, -1)}
        </Texto>
        <Texto como="span" tamanho="pequeno" className={estilos.quem}>
          <span aria-hidden className={estilos.cor} style={{ background: especialista.cor }} />
          {juntar(especialista.nome, melhor && 'melhor opção')}
        </Texto>
        <Texto como="span" tamanho="pequeno" secundario>
          {frase(explicacao)}
        </Texto>
      </button>
    </li>
  )
}

function Lista({ pedido, aoEscolher }: { pedido: PedidoDeHorario; aoEscolher: (sugestao: SugestaoDeHorario) => void }) {
  const { data, error } = useQuery(consultaDasSugestoes(pedido))
  if (error !== null && data === undefined) return <Alerta severity="error">{mensagemDoErro(error)}</Alerta>
  if (data === undefined)
    return (
      <div aria-busy="true" aria-label="Procurando horários" className={estilos.lista}>
        {[0, 1, 2].map((n) => (
          <Bloco key={n} height={56} />
        ))}
      </div>
    )
  if (data.aviso !== null)
    return (
      <Alerta severity="info" role="status">
        {data.aviso}
      </Alerta>
    )
  return (
    <ol className={estilos.sugestoes}>
      {data.sugestoes.map((sugestao, i) => (
        <Item
          key={`${sugestao.especialista.codigo}.${sugestao.inicio}`}
          sugestao={sugestao}
          fuso={data.fuso}
          melhor={i === 0}
          aoEscolher={() => aoEscolher(sugestao)}
        />
      ))}
    </ol>
  )
}

export interface SugerirHorarioProps {
  /** Null while the form does not say what, or where. */
  pedido: PedidoDeHorario | null
  /** Times of other specialists than the chosen one may be looked at too. */
  deQualquerUm?: boolean
  aoEscolher: (sugestao: SugestaoDeHorario) => void
}

/** The best times of the next two weeks, best first, for who is filling in an appointment. */
export function SugerirHorario({ pedido, deQualquerUm = false, aoEscolher }: SugerirHorarioProps) {
  const [aberto, definirAberto] = useState(false)
  const [todos, definirTodos] = useState(false)
  const id = useId()
  const mostra = aberto && pedido !== null
  return (
    <div className={estilos.sugerirHorario}>
      <Fila>
        <Botao
          variant="outlined"
          startIcon={<Icone nome="auto-awesome" />}
          disabled={pedido === null}
          aria-expanded={mostra}
          aria-controls={id}
          onClick={() => definirAberto((antes) => !antes)}
        >
          Sugerir horário
        </Botao>
        {mostra && deQualquerUm && (pedido.especialista ?? '') !== '' && (
          <Marca
            rotulo="De qualquer especialista"
            tipo="chave"
            checked={todos}
            onChange={({ target }) => definirTodos(target.checked)}
          />
        )}
        {pedido === null && (
          <Texto tamanho="pequeno" secundario>
            Escolha antes os exames e onde será.
          </Texto>
        )}
      </Fila>
      <div id={id} hidden={!mostra} className={estilos.caixa}>
        {mostra && (
          <Lista
            pedido={todos ? { ...pedido, especialista: null } : pedido}
            aoEscolher={(sugestao) => {
              definirAberto(false)
              aoEscolher(sugestao)
            }}
          />
        )}
      </div>
    </div>
  )
}
