import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnimalCompleto } from '@vetlume/dominio/animal'
import type { CopiaDeProntuario } from '@vetlume/dominio/privacidade'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Item, ListaDeItens } from '../../../ui/lista-de-itens.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { parte } from '../../../ui/parte.tsx'
import { Data, DataHora } from '../../../ui/valores.tsx'
import { usePode } from '../../cadastros/index.ts'
import { CHAVE_DAS_COPIAS, consultaDasCopias } from '../api.ts'
import { useArquivoDaCopia } from './use-arquivo-da-copia.ts'

const DialogoDaCopia = parte(async () => (await import('./dialogo-da-copia.tsx')).DialogoDaCopia)
const DialogoDoPedido = parte(async () => (await import('./dialogo-do-pedido-de-copia.tsx')).DialogoDoPedidoDeCopia)

function Situacao({ entregueEm, atrasada }: CopiaDeProntuario) {
  if (entregueEm !== null) return <Etiqueta tom="sucesso" rotulo="Entregue" />
  return atrasada ? <Etiqueta tom="erro" rotulo="Atrasada" /> : <Etiqueta tom="aviso" rotulo="A entregar" />
}

function Corpo({ copia }: { copia: CopiaDeProntuario }) {
  const { finalidade, identidade, pedidaEm, prazo, entregueEm, meio, documentos, autor } = copia
  return (
    <>
      {finalidade !== null && <span>{finalidade}</span>}
      {entregueEm === null ? (
        <span>
          Pedida em <Data dia={pedidaEm} />. Entregar até <Data dia={prazo} />.
        </span>
      ) : (
        <>
          <span>
            <DataHora instante={entregueEm} /> por {autor}. {meio}
            {identidade !== null && `, com ${identidade}`}.
          </span>
          <span>{documentos.join(', ')}</span>
        </>
      )}
    </>
  )
}

interface ItensProps {
  copias: readonly CopiaDeProntuario[]
  nome: string
  /** Undefined for who only reads. */
  aoEntregar: ((copia: CopiaDeProntuario) => void) | undefined
}

function Itens({ copias, nome, aoEntregar }: ItensProps) {
  const { mutate, isPending, variables } = useArquivoDaCopia(nome)
  return (
    <ListaDeItens rotulo="Cópias">
      {copias.map((copia) => (
        <Item
          key={copia.codigo}
          titulo={copia.para}
          valor={<Situacao {...copia} />}
          acoes={
            <>
              <Botao
                size="small"
                variant="outlined"
                aria-label={`Baixar o prontuário para ${copia.para}`}
                loading={isPending && variables === copia.codigo}
                onClick={() => mutate(copia.codigo)}
              >
                Baixar o prontuário
              </Botao>
              {copia.entregueEm === null && aoEntregar !== undefined && (
                <Botao
                  size="small"
                  variant="contained"
                  aria-label={`Entregar a ${copia.para}`}
                  onClick={() => aoEntregar(copia)}
                >
                  Entregar
                </Botao>
              )}
            </>
          }
        >
          <Corpo copia={copia} />
        </Item>
      ))}
    </ListaDeItens>
  )
}

/** Copies of the prontuário: those that were asked for, and to whom each was handed over. */
export function Copias({ ficha: { codigo, nome } }: { ficha: AnimalCompleto }) {
  const [aberto, definirAberto] = useState<'pedido' | 'na-hora' | CopiaDeProntuario | null>(null)
  const escreve = usePode('privacidade:escrever')
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery(consultaDasCopias(codigo))
  const comuns = {
    animal: { codigo, nome },
    atualizar: () => cache.invalidateQueries({ queryKey: CHAVE_DAS_COPIAS }),
    aoFechar: () => definirAberto(null),
  }
  return (
    <Secao
      titulo="Cópias do prontuário"
      acoes={
        escreve && (
          <>
            <Botao size="small" onClick={() => definirAberto('pedido')}>
              Anotar pedido
            </Botao>
            <Botao size="small" variant="outlined" onClick={() => definirAberto('na-hora')}>
              Entregar cópia
            </Botao>
          </>
        )
      }
    >
      {data === undefined && error === null && <Esqueleto linhas={2} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data?.itens.length === 0 && <span>Nenhuma cópia pedida ou entregue.</span>}
      {data !== undefined && data.itens.length > 0 && (
        <Itens copias={data.itens} nome={nome} aoEntregar={escreve ? definirAberto : undefined} />
      )}
      {aberto === 'pedido' && <DialogoDoPedido {...comuns} />}
      {aberto !== null && aberto !== 'pedido' && (
        <DialogoDaCopia {...comuns} copia={aberto === 'na-hora' ? null : aberto} />
      )}
    </Secao>
  )
}
