import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  CAMPOS_DA_IMPORTACAO,
  type CampoImportado,
  type ImportacaoCompleta,
  type MapaDeColunas,
} from '@vetlume/dominio/importacao'
import { LOCALE } from '@vetlume/dominio/constantes'
import { useState } from 'react'
import { escolherCampo, mapaInicial } from './mapa-lembrado.ts'
import { AcoesDoPasso } from './passos.tsx'
import type { UsoDaImportacao } from './use-importacao.ts'

const numero = new Intl.NumberFormat(LOCALE)

const selecao = {
  font: 'inherit',
  color: 'text.primary',
  width: '100%',
  minHeight: 38,
  px: 2,
  border: 1,
  borderColor: 'var(--vl-borda-forte)',
  borderRadius: 'var(--vl-raio)',
  bgcolor: 'background.paper',
} as const

interface LinhaProps {
  titulo: string
  amostras: readonly string[]
  campos: readonly CampoImportado[]
  escolhido: string | null
  aoEscolher: (campo: string | null) => void
}

function LinhaDaColuna({ titulo, amostras, campos, escolhido, aoEscolher }: LinhaProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titulo}</Box>
        <Box
          sx={{
            color: 'text.secondary',
            fontSize: 'var(--vl-texto-pequeno)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {amostras.length === 0 ? 'coluna vazia' : amostras.join(' · ')}
        </Box>
      </Box>
      <Box
        component="select"
        aria-label={`O que é a coluna ${titulo}`}
        value={escolhido ?? ''}
        onChange={({ target }) => aoEscolher(target.value === '' ? null : target.value)}
        sx={{ ...selecao, ...(escolhido === null ? { color: 'text.secondary' } : {}) }}
      >
        <option value="">Não importar</option>
        {campos.map(({ id, rotulo }) => (
          <option key={id} value={id}>
            {rotulo}
          </option>
        ))}
      </Box>
    </Box>
  )
}

function EscolhaDaFolha({ importacao, uso }: { importacao: ImportacaoCompleta; uso: UsoDaImportacao }) {
  if (importacao.folhas.length < 2) return null
  return (
    <Box component="label" sx={{ display: 'grid', gap: 1, maxWidth: '24rem', mb: 3 }}>
      Folha da planilha
      <Box
        component="select"
        value={importacao.folha}
        disabled={uso.trabalho !== null}
        onChange={({ target }) => uso.trocarFolha(target.value)}
        sx={selecao}
      >
        {importacao.folhas.map((folha) => (
          <option key={folha} value={folha}>
            {folha}
          </option>
        ))}
      </Box>
    </Box>
  )
}

export interface PassoDasColunasProps {
  importacao: ImportacaoCompleta
  uso: UsoDaImportacao
}

/** What each column of the sheet is, with the first values that it has. */
export function PassoDasColunas({ importacao, uso }: PassoDasColunasProps) {
  const { arquivo, linhas, colunas, tipo } = importacao
  const [mapa, definirMapa] = useState<MapaDeColunas>(() => mapaInicial(localStorage, importacao))
  const campos = CAMPOS_DA_IMPORTACAO[tipo]
  const faltando = campos.filter(({ id, exigido }) => exigido === true && !(id in mapa)).map(({ rotulo }) => rotulo)
  const campoDa = (coluna: number) => Object.keys(mapa).find((campo) => mapa[campo] === coluna) ?? null
  // Two columns may have the same title: the second one counts.
  const chaves = colunas.map(({ titulo }, coluna) => `${titulo} ${coluna}`)
  const conferindo = uso.trabalho === 'conferindo'
  return (
    <>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <strong>{arquivo}</strong> · {numero.format(linhas)} {linhas === 1 ? 'linha' : 'linhas'}
      </Typography>
      <EscolhaDaFolha importacao={importacao} uso={uso} />
      {faltando.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          Falta dizer qual coluna é: {faltando.join(', ')}.
        </Alert>
      )}
      <Box component="ul" aria-label="Colunas da planilha" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {colunas.map(({ titulo, amostras }, coluna) => (
          <LinhaDaColuna
            key={chaves[coluna]}
            titulo={titulo}
            amostras={amostras}
            campos={campos}
            escolhido={campoDa(coluna)}
            aoEscolher={(campo) => definirMapa(escolherCampo(mapa, coluna, campo))}
          />
        ))}
      </Box>
      <AcoesDoPasso>
        <Button color="secondary" onClick={() => uso.voltar('arquivo')}>
          Escolher outro arquivo
        </Button>
        <Button
          variant="contained"
          loading={conferindo}
          disabled={faltando.length > 0}
          onClick={() => void uso.conferir(importacao, mapa)}
        >
          Conferir
        </Button>
      </AcoesDoPasso>
    </>
  )
}
