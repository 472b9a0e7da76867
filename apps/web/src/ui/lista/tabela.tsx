import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Elo } from '../elo.tsx'
import { CaixaDeSelecao } from './caixa-de-selecao.tsx'
import type { Coluna, Destino } from './tipos.ts'
import type { Selecao } from './use-selecao.ts'

const LINHAS_DO_ESQUELETO = 8

export interface TabelaProps<T extends { codigo: string }> {
  rotulo: string
  itens: readonly T[] | undefined
  colunas: readonly Coluna<T>[]
  ordem: string | undefined
  aoOrdenar: (ordem: string) => void
  abrir: ((item: T) => Destino) | undefined
  selecao: Selecao | undefined
  atualizando: boolean
}

type CabecalhoProps<T> = { coluna: Coluna<T>; ordem: string | undefined; aoOrdenar: (ordem: string) => void }

function Cabecalho<T>({ coluna, ordem, aoOrdenar }: CabecalhoProps<T>) {
  const { ordem: nome, titulo, alinhar, largura } = coluna
  const sentido = ordem === nome ? 'asc' : ordem === `-${nome}` ? 'desc' : null
  const estilo = largura === undefined ? {} : { width: largura }
  const alinhamento = alinhar === 'direita' ? 'right' : 'left'
  if (nome === undefined)
    return (
      <TableCell align={alinhamento} sx={estilo}>
        {titulo}
      </TableCell>
    )
  return (
    <TableCell align={alinhamento} sx={estilo} sortDirection={sentido ?? false}>
      <TableSortLabel
        active={sentido !== null}
        direction={sentido ?? 'asc'}
        onClick={() => aoOrdenar(sentido === 'asc' ? `-${nome}` : nome)}
      >
        {titulo}
      </TableSortLabel>
    </TableCell>
  )
}

interface CelulaProps<T> {
  coluna: Coluna<T>
  principal: boolean
  children: ReactNode
}

/** The first cell of a row names it. */
function Celula<T>({ coluna: { alinhar }, principal, children }: CelulaProps<T>) {
  return (
    <TableCell
      align={alinhar === 'direita' ? 'right' : 'left'}
      // One name without a space must not push the other columns out of sight.
      sx={{ maxWidth: '22rem', ...(principal ? { fontWeight: 550 } : {}) }}
      {...(principal ? { component: 'th', scope: 'row' } : {})}
    >
      {children}
    </TableCell>
  )
}

function LinhasDoEsqueleto({ colunas }: { colunas: number }) {
  return Array.from({ length: LINHAS_DO_ESQUELETO }, (_, linha) => (
    <TableRow key={linha} aria-hidden>
      {Array.from({ length: colunas }, (__, coluna) => (
        <TableCell key={coluna}>
          <Skeleton variant="rounded" height={16} width={`${88 - ((linha * 17 + coluna * 29) % 48)}%`} />
        </TableCell>
      ))}
    </TableRow>
  ))
}

/** Arrow keys walk the rows; only one row is a tab stop, so that Tab leaves the table at once. */
function useLinhas(quantidade: number) {
  const [atual, definirAtual] = useState(0)
  const corpo = useRef<HTMLTableSectionElement>(null)
  const aoTeclar = (evento: KeyboardEvent) => {
    const passos: Partial<Record<string, number>> = {
      ArrowDown: atual + 1,
      ArrowUp: atual - 1,
      Home: 0,
      End: quantidade - 1,
    }
    const alvo = passos[evento.key]
    if (alvo === undefined || !(evento.target instanceof HTMLAnchorElement)) return
    evento.preventDefault()
    const proximo = Math.min(Math.max(alvo, 0), quantidade - 1)
    definirAtual(proximo)
    corpo.current?.querySelectorAll<HTMLAnchorElement>('a[data-elo-da-linha]')[proximo]?.focus()
  }
  return { atual: Math.min(atual, Math.max(quantidade - 1, 0)), definirAtual, corpo, aoTeclar }
}

export function Tabela<T extends { codigo: string }>({
  rotulo,
  itens,
  colunas,
  ordem,
  aoOrdenar,
  abrir,
  selecao,
  atualizando,
}: TabelaProps<T>) {
  const navegar = useNavigate()
  const { atual, definirAtual, corpo, aoTeclar } = useLinhas(itens?.length ?? 0)
  const aoClicar = (evento: MouseEvent, item: T) => {
    const interativo = (evento.target as Element).closest('a, button, input, label')
    if (abrir === undefined || interativo !== null || getSelection()?.toString() !== '') return
    void navegar(abrir(item))
  }
  return (
    <TableContainer
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio-maior)',
        bgcolor: 'background.paper',
        opacity: atualizando ? 0.65 : 1,
        transition: 'opacity 160ms',
      }}
    >
      <Table aria-label={rotulo} aria-busy={itens === undefined || atualizando} stickyHeader>
        <TableHead>
          <TableRow>
            {selecao !== undefined && (
              <CaixaDeSelecao
                rotulo="Marcar todas as linhas"
                marcada={selecao.todas}
                parcial={selecao.algumas}
                aoAlternar={selecao.alternarTodas}
              />
            )}
            {colunas.map((coluna) => (
              <Cabecalho key={coluna.id} coluna={coluna} ordem={ordem} aoOrdenar={aoOrdenar} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody ref={corpo} onKeyDown={aoTeclar} sx={{ '& tr:last-child td, & tr:last-child th': { border: 0 } }}>
          {itens === undefined && <LinhasDoEsqueleto colunas={colunas.length + (selecao === undefined ? 0 : 1)} />}
          {itens?.map((item, indice) => (
            <TableRow
              key={item.codigo}
              hover={abrir !== undefined}
              selected={selecao?.marcada(item.codigo) ?? false}
              onClick={(evento) => aoClicar(evento, item)}
              sx={{ cursor: abrir === undefined ? 'default' : 'pointer' }}
            >
              {selecao !== undefined && (
                <CaixaDeSelecao
                  rotulo={`Marcar linha ${indice + 1}`}
                  marcada={selecao.marcada(item.codigo)}
                  aoAlternar={() => selecao.alternar(item.codigo)}
                />
              )}
              {colunas.map((coluna, posicao) => (
                <Celula key={coluna.id} coluna={coluna} principal={posicao === 0}>
                  {posicao === 0 && abrir !== undefined ? (
                    <Elo
                      {...abrir(item)}
                      data-elo-da-linha
                      tabIndex={indice === atual ? 0 : -1}
                      onFocus={() => definirAtual(indice)}
                      color="inherit"
                      underline="none"
                    >
                      {coluna.celula(item)}
                    </Elo>
                  ) : (
                    coluna.celula(item)
                  )}
                </Celula>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
