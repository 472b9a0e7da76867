import { useQuery } from '@tanstack/react-query'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { Botao } from '../botao.tsx'
import { Icone } from '../icones/icone.tsx'
import { classes } from '../classes.ts'
import faixa from '../faixa.module.css'
import estilos from './filtros.module.css'
import type { Filtro } from './tipos.ts'
import { parte } from '../parte.tsx'

const EditorDeFiltro = parte(async () => (await import('./editor-de-filtro.tsx')).EditorDeFiltro)

function useRotuloDoValor(filtro: Filtro, valor: string | undefined): string | undefined {
  const referencia = filtro.tipo === 'referencia' ? filtro : null
  const { data } = useQuery({
    queryKey: ['filtro', filtro.id, 'rotulo', valor],
    queryFn: ({ signal }) => (referencia === null || valor === undefined ? '' : referencia.rotuloDe(valor, signal)),
    enabled: referencia !== null && valor !== undefined,
  })
  if (valor === undefined) return undefined
  if (filtro.tipo === 'opcoes') return filtro.opcoes.find((opcao) => opcao.valor === valor)?.rotulo ?? valor
  if (filtro.tipo === 'data') return /^\d{4}-\d{2}-\d{2}$/.test(valor) ? formatarData(valor) : valor
  return data ?? '…'
}

interface BotaoDeFiltroProps {
  filtro: Filtro
  valor: string | undefined
  aoMudar: (valor: string | undefined) => void
}

/** One filter: a dashed button while unused, a filled one with its value while in use. */
function BotaoDeFiltro({ filtro, valor, aoMudar }: BotaoDeFiltroProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const rotuloDoValor = useRotuloDoValor(filtro, valor)
  const ativo = valor !== undefined
  const escolher = (novo: string) => {
    aoMudar(novo)
    definirAncora(null)
  }
  return (
    <>
      <div className={ativo ? estilos.ativo : estilos.livre}>
        <Botao
          size="small"
          color={ativo ? 'primary' : 'secondary'}
          aria-haspopup={filtro.tipo === 'opcoes' ? 'menu' : 'dialog'}
          aria-expanded={ancora !== null}
          onClick={({ currentTarget }) => definirAncora(currentTarget)}
          startIcon={ativo ? undefined : <Icone nome="add" />}
          className={estilos.filtro}
        >
          {filtro.rotulo}
          {ativo && <span className={estilos.trecho}>{rotuloDoValor}</span>}
        </Botao>
        {ativo && (
          <Botao
            size="small"
            aria-label={`Remover filtro ${filtro.rotulo}`}
            onClick={() => aoMudar(undefined)}
            className={estilos.tirar}
          >
            <Icone nome="close" tamanho={16} />
          </Botao>
        )}
      </div>
      {ancora !== null && (
        <EditorDeFiltro
          filtro={filtro}
          valor={valor}
          ancora={ancora}
          aoEscolher={escolher}
          aoFechar={() => definirAncora(null)}
        />
      )}
    </>
  )
}

export interface BarraDeFiltrosProps {
  filtros: readonly Filtro[]
  valores: BuscaNaUrl
  filtrada: boolean
  aoMudar: (mudanca: BuscaNaUrl) => void
  aoLimpar: () => void
}

export function BarraDeFiltros({ filtros, valores, filtrada, aoMudar, aoLimpar }: BarraDeFiltrosProps) {
  return (
    <div className={classes('vl-filtros', faixa.faixa, faixa.soEstreita, estilos.faixa)}>
      {filtros
        .filter(({ id, soPorElo }) => soPorElo !== true || valores[id] !== undefined)
        .map((filtro) => (
          <BotaoDeFiltro
            key={filtro.id}
            filtro={filtro}
            valor={valores[filtro.id]}
            aoMudar={(valor) => aoMudar({ [filtro.id]: valor })}
          />
        ))}
      {filtrada && (
        <Botao size="small" color="secondary" onClick={aoLimpar} className={estilos.botao}>
          Limpar filtros
        </Botao>
      )}
    </div>
  )
}
