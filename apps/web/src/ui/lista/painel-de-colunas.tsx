import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { BotaoSemDica } from '../botao-de-icone.tsx'
import { Botao } from '../botao.tsx'
import { Icone } from '../icones/icone.tsx'
import { FlutuanteAberto } from '../sobrepostos/flutuante.tsx'
import s from './painel-de-colunas.module.css'
import type { EscolhaDeColunas } from './use-colunas.ts'

const PASSOS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

interface LinhaProps {
  titulo: string
  fixa: boolean
  visivel: boolean
  podeSubir: boolean
  podeDescer: boolean
  aoAlternar: () => void
  aoMover: (passo: number) => void
}

function Linha({ titulo, fixa, visivel, podeSubir, podeDescer, aoAlternar, aoMover }: LinhaProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          flex: 1,
          minWidth: 0,
          py: 1,
          cursor: fixa ? 'default' : 'pointer',
        }}
      >
        <Box
          component="input"
          type="checkbox"
          data-coluna
          checked={visivel}
          disabled={fixa}
          onChange={aoAlternar}
          sx={{ width: 17, height: 17, m: 0, accentColor: 'var(--vl-marca)' }}
        />
        <Box component="span" sx={{ overflowWrap: 'anywhere', color: fixa ? 'text.secondary' : 'text.primary' }}>
          {titulo}
        </Box>
      </Box>
      {!fixa && (
        <>
          <BotaoSemDica size="small" aria-label={`Subir ${titulo}`} disabled={!podeSubir} onClick={() => aoMover(-1)}>
            <Icone nome="keyboard-arrow-up" tamanho="pequeno" />
          </BotaoSemDica>
          <BotaoSemDica size="small" aria-label={`Descer ${titulo}`} disabled={!podeDescer} onClick={() => aoMover(1)}>
            <Icone nome="keyboard-arrow-down" tamanho="pequeno" />
          </BotaoSemDica>
        </>
      )}
    </Box>
  )
}

export interface PainelDeColunasProps {
  ancora: HTMLElement
  escolha: EscolhaDeColunas<never>
  aoFechar: () => void
}

/** Which columns are seen, and in what order. Arrows walk the list; with Alt they carry the column along. */
export function PainelDeColunas({ ancora, escolha, aoFechar }: PainelDeColunasProps) {
  const lista = useRef<HTMLUListElement>(null)
  const { todas } = escolha
  const aoTeclar = (evento: KeyboardEvent) => {
    const passo = PASSOS[evento.key]
    if (passo === undefined) return
    evento.preventDefault()
    const caixas = [...(lista.current?.querySelectorAll<HTMLInputElement>('[data-coluna]:enabled') ?? [])]
    const linha = (evento.target as Element).closest('li')
    // The first column is not among them: it stays where it is.
    const atual = caixas.findIndex((caixa) => linha?.contains(caixa))
    const coluna = todas[atual + 1]
    if (evento.altKey && coluna !== undefined) escolha.mover(coluna.id, passo)
    else caixas[atual + passo]?.focus()
  }
  return (
    <FlutuanteAberto ancora={ancora} rotulo="Escolher colunas" alinhado="end" className={s.painel} aoFechar={aoFechar}>
      <Typography component="h2" variant="h3">
        Colunas
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Marque o que quer ver. Alt + setas muda a ordem.
      </Typography>
      <Box component="ul" ref={lista} onKeyDown={aoTeclar} sx={{ listStyle: 'none', m: 0, p: 0, mt: 2 }}>
        {todas.map(({ id, titulo }, indice) => (
          <Linha
            key={id}
            titulo={titulo}
            fixa={indice === 0}
            visivel={!escolha.oculta(id)}
            podeSubir={indice > 1}
            podeDescer={indice < todas.length - 1}
            aoAlternar={() => escolha.alternar(id)}
            aoMover={(passo) => escolha.mover(id, passo)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 2 }}>
        <Botao size="small" color="secondary" onClick={escolha.redefinir}>
          Voltar ao padrão
        </Botao>
        <Botao size="small" onClick={aoFechar}>
          Pronto
        </Botao>
      </Box>
    </FlutuanteAberto>
  )
}
