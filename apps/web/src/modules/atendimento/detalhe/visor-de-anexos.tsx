import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { consultaDoAnexo } from '../api.ts'
import { useBaixar, type Anexo } from './use-baixar.ts'

function Imagem({ atendimento, anexo: { codigo, nome } }: { atendimento: string; anexo: Anexo }) {
  const { data: bytes, error, refetch } = useQuery(consultaDoAnexo(atendimento, codigo, 'inteiro'))
  const endereco = useMemo(() => (bytes === undefined ? null : URL.createObjectURL(bytes)), [bytes])
  useEffect(() => (endereco === null ? undefined : () => URL.revokeObjectURL(endereco)), [endereco])
  if (error !== null && bytes === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (endereco === null) return <CircularProgress aria-label="Carregando a imagem" />
  return (
    <Box
      component="img"
      src={endereco}
      alt={nome}
      sx={{ maxWidth: '100%', maxHeight: '68vh', borderRadius: 'var(--vl-raio-menor)' }}
    />
  )
}

export interface VisorDeAnexosProps {
  atendimento: string
  imagens: readonly Anexo[]
  /** `codigo` of the one on screen. */
  aberta: string
  aoTrocar: (codigo: string) => void
  aoFechar: () => void
}

/** The attached images, one at a time: the arrows go from one to the next. */
export function VisorDeAnexos({ atendimento, imagens, aberta, aoTrocar, aoFechar }: VisorDeAnexosProps) {
  const { baixando, aoBaixar } = useBaixar(atendimento)
  const posicao = imagens.findIndex(({ codigo }) => codigo === aberta)
  const anexo = imagens[posicao]
  if (anexo === undefined) return null
  const ir = (passo: number) => {
    const vizinha = imagens[(posicao + passo + imagens.length) % imagens.length]
    if (vizinha !== undefined) aoTrocar(vizinha.codigo)
  }
  const varias = imagens.length > 1
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="lg"
      titulo={<Box sx={{ overflowWrap: 'anywhere' }}>{anexo.nome}</Box>}
      {...(varias ? { descricao: `Imagem ${posicao + 1} de ${imagens.length}` } : {})}
      acoes={
        <>
          {varias && (
            <>
              <Button variant="outlined" onClick={() => ir(-1)}>
                Anterior
              </Button>
              <Button variant="outlined" onClick={() => ir(1)}>
                Próxima
              </Button>
            </>
          )}
          <Button
            variant="contained"
            startIcon={<Icone nome="download" />}
            loading={baixando === anexo.codigo}
            onClick={() => void aoBaixar(anexo)}
          >
            Baixar
          </Button>
        </>
      }
    >
      <Box
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') ir(-1)
          if (key === 'ArrowRight') ir(1)
        }}
        tabIndex={varias ? 0 : -1}
        role="group"
        aria-label={varias ? 'Imagem: use as setas para trocar' : 'Imagem'}
        sx={{ display: 'grid', placeItems: 'center', minHeight: '14rem' }}
      >
        <Imagem key={anexo.codigo} atendimento={atendimento} anexo={anexo} />
      </Box>
    </Dialogo>
  )
}
