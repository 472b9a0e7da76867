import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { formatarTamanho } from '../../../ui/formulario/area-de-arquivos.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { useEnderecoDeBytes, usePerto } from '../../documento/index.ts'
import { consultaDoAnexo } from '../api.ts'
import { useBaixar, type Anexo } from './use-baixar.ts'
import { parte } from '../../../ui/parte.tsx'

const VisorDeAnexos = parte(async () => (await import('./visor-de-anexos.tsx')).VisorDeAnexos)

const ehImagem = ({ tipo }: Anexo) => tipo.startsWith('image/')

const quadro = {
  width: 44,
  height: 44,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 'var(--vl-raio-menor)',
  bgcolor: 'var(--vl-superficie-2)',
  color: 'primary.main',
} as const

/** The image itself, small; it opens large. */
function Miniatura({ atendimento, anexo, aoAbrir }: { atendimento: string; anexo: Anexo; aoAbrir: () => void }) {
  const cache = useQueryClient()
  const [referencia, perto] = usePerto()
  const { codigo } = anexo
  const fonte = useCallback(
    () => cache.fetchQuery(consultaDoAnexo(atendimento, codigo, 'miniatura')),
    [cache, atendimento, codigo],
  )
  const { endereco } = useEnderecoDeBytes(perto, 0, fonte)
  return (
    <Box ref={referencia}>
      <ButtonBase
        aria-label={`Ver ${anexo.nome}`}
        onClick={aoAbrir}
        sx={{ ...quadro, '&.Mui-focusVisible': { outline: '2px solid var(--vl-marca)', outlineOffset: 2 } }}
      >
        {endereco === null ? (
          <Icone nome="insert-drive-file" />
        ) : (
          <Box component="img" src={endereco} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
        )}
      </ButtonBase>
    </Box>
  )
}

export interface ListaDeAnexosProps {
  atendimento: string
  anexos: readonly Anexo[]
  aoRemover: (anexo: Anexo) => void
}

/** What was attached, in the order in which it came. */
export function ListaDeAnexos({ atendimento, anexos, aoRemover }: ListaDeAnexosProps) {
  const { baixando, aoBaixar } = useBaixar(atendimento)
  const [aberta, definirAberta] = useState<string | null>(null)
  return (
    <>
      <Box
        component="ul"
        aria-label="Arquivos"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
        }}
      >
        {anexos.map((anexo) => (
          <Box
            component="li"
            key={anexo.codigo}
            sx={{ display: 'flex', alignItems: 'center', gap: 2.5, py: 1.5, minWidth: 0 }}
          >
            {ehImagem(anexo) ? (
              <Miniatura atendimento={atendimento} anexo={anexo} aoAbrir={() => definirAberta(anexo.codigo)} />
            ) : (
              <Box sx={quadro}>
                <Icone nome="picture-as-pdf" />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap title={anexo.nome} sx={{ fontWeight: 550 }}>
                {anexo.nome}
              </Typography>
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {formatarTamanho(anexo.tamanho)} · {anexo.autor} ·{' '}
                <DataHora instante={anexo.criadoEm} formato="relativo" />
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', flex: 'none' }}>
              <BotaoDeIcone
                rotulo={`Baixar ${anexo.nome}`}
                dica="Baixar"
                loading={baixando === anexo.codigo}
                onClick={() => void aoBaixar(anexo)}
              >
                <Icone nome="download" tamanho="pequeno" />
              </BotaoDeIcone>
              {anexo.permissoes.remover && (
                <BotaoDeIcone rotulo={`Remover ${anexo.nome}`} dica="Remover" onClick={() => aoRemover(anexo)}>
                  <Icone nome="delete" tamanho="pequeno" />
                </BotaoDeIcone>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {aberta !== null && (
        <Suspense fallback={null}>
          <VisorDeAnexos
            atendimento={atendimento}
            imagens={anexos.filter(ehImagem)}
            aberta={aberta}
            aoTrocar={definirAberta}
            aoFechar={() => definirAberta(null)}
          />
        </Suspense>
      )}
    </>
  )
}
