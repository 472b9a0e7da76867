import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListaSalva } from '@vetlume/dominio/lista-salva'
import { useState } from 'react'
import { consultaDeListasSalvas, seVeComo, type ComoSeVe } from '../../lib/listas-salvas.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../avisar.ts'
import { BotaoDeIcone } from '../botao-de-icone.tsx'
import { BotaoDeIncluir, BotaoDeRetirar } from '../botoes-da-linha.tsx'
import { Esqueleto, EstadoDeErro } from '../estados.tsx'
import { Icone } from '../icones/icone.tsx'
import { FlutuanteAberto } from '../sobrepostos/flutuante.tsx'
import { Texto } from '../texto.tsx'
import { FormularioDaListaSalva } from './formulario-da-lista-salva.tsx'
import s from './listas-salvas.module.css'
import type { Filtro } from './tipos.ts'

/** What was saved, in the words of the bar: "Prioridade, Clínica, “rim”". */
function resumoDe({ consulta, colunas }: ComoSeVe, filtros: readonly Filtro[]): string {
  const partes = filtros.filter(({ id }) => consulta[id] !== undefined).map(({ rotulo }) => rotulo)
  if (consulta['busca'] !== undefined) partes.push(`“${consulta['busca']}”`)
  if (consulta['ordem'] !== undefined) partes.push('ordem')
  if (colunas !== null) partes.push('colunas')
  return partes.length === 0 ? 'Sem filtros' : partes.join(', ')
}

interface LinhaProps {
  salva: ListaSalva
  resumo: string
  emUso: boolean
  aoAbrir: () => void
  aoMudar: () => void
  aoApagar: () => void
}

function Linha({ salva: { nome }, resumo, emUso, aoAbrir, aoMudar, aoApagar }: LinhaProps) {
  return (
    <li className={s.linha}>
      <button type="button" className={s.nome} aria-current={emUso ? 'true' : undefined} onClick={aoAbrir}>
        <span className={s.titulo}>{nome}</span> <span className={s.resumo}>{resumo}</span>
      </button>
      <BotaoDeIcone size="small" rotulo={`Mudar ${nome}`} onClick={aoMudar}>
        <Icone nome="edit" tamanho="pequeno" />
      </BotaoDeIcone>
      <BotaoDeRetirar rotulo={`Apagar ${nome}`} aoClicar={aoApagar} />
    </li>
  )
}

function useApagar(lista: string): (salva: ListaSalva) => Promise<void> {
  const cliente = useQueryClient()
  const executar = async (pedido: Promise<unknown>) => {
    try {
      await pedido
      return true
    } catch (erro) {
      avisar.erro(erro)
      return false
    } finally {
      await cliente.invalidateQueries({ queryKey: consultaDeListasSalvas(lista).queryKey })
    }
  }
  return async ({ codigo, ...conteudo }) => {
    if (!(await executar(api('DELETE /lista-salva/:codigo', { codigo })))) return
    avisar.informacao(`Lista “${conteudo.nome}” apagada.`, {
      rotulo: 'Desfazer',
      executar: () => void executar(api('POST /lista-salva', { lista, ...conteudo })),
    })
  }
}

export interface ListasSalvasProps {
  ancora: HTMLElement
  /** The list, by the name under which its columns are kept too. */
  lista: string
  filtros: readonly Filtro[]
  atual: ComoSeVe
  aoAbrir: (salva: ComoSeVe) => void
  aoFechar: () => void
}

function Conteudo({ lista, filtros, atual, aoAbrir, aoFechar }: ListasSalvasProps) {
  const { data, error, refetch } = useQuery(consultaDeListasSalvas(lista))
  const [emEdicao, definirEmEdicao] = useState<ListaSalva | 'nova' | null>(null)
  const apagar = useApagar(lista)
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={3} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  if (emEdicao !== null)
    return (
      <FormularioDaListaSalva
        lista={lista}
        inicial={emEdicao === 'nova' ? null : emEdicao}
        atual={atual}
        aoFechar={() => definirEmEdicao(null)}
      />
    )
  return (
    <>
      {data.length === 0 ? (
        <Texto secundario>
          Filtre, ordene e escolha as colunas: salve com um nome, e a lista volta assim quando quiser.
        </Texto>
      ) : (
        <ul className={s.lista} aria-label="Listas salvas">
          {data.map((salva) => (
            <Linha
              key={salva.codigo}
              salva={salva}
              resumo={resumoDe(salva, filtros)}
              emUso={seVeComo(salva, atual)}
              aoAbrir={() => aoAbrir(salva)}
              aoMudar={() => definirEmEdicao(salva)}
              aoApagar={() => {
                // Its way back is offered under the panel, where nothing could be pressed.
                aoFechar()
                void apagar(salva)
              }}
            />
          ))}
        </ul>
      )}
      <BotaoDeIncluir aoClicar={() => definirEmEdicao('nova')}>Salvar a lista como está</BotaoDeIncluir>
    </>
  )
}

/** What the person saved of this list, to open, change and erase; and how it is now, to be saved. */
export function ListasSalvas(props: ListasSalvasProps) {
  return (
    <FlutuanteAberto
      ancora={props.ancora}
      rotulo="Listas salvas"
      alinhado="end"
      className={s.painel}
      aoFechar={props.aoFechar}
    >
      <Texto como="h2" tamanho="subtitulo">
        Listas salvas
      </Texto>
      <Texto como="span" tamanho="micro" secundario>
        Só você as vê.
      </Texto>
      <div className={s.conteudo}>
        <Conteudo {...props} />
      </div>
    </FlutuanteAberto>
  )
}
