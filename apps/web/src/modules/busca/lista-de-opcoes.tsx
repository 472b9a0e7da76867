import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import type { GrupoDeOpcoes, Opcao } from './opcoes.ts'
import { Icone } from '../../ui/icones/icone.tsx'

const ICONES: Readonly<Record<GrupoDeOpcoes['id'], NomeDoIcone>> = {
  exatos: 'tag',
  animal: 'pets',
  tutor: 'person',
  atendimento: 'medical-services',
  laudo: 'description',
  parceiro: 'local-hospital',
  cliente: 'apartment',
  usuario: 'manage-accounts',
  telas: 'web-asset',
  acoes: 'add',
}

const linha = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  mx: 2,
  px: 2.5,
  py: 1.5,
  minHeight: 44,
  borderRadius: 'var(--vl-raio)',
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'var(--vl-marca-suave)' },
} as const

interface LinhaProps {
  opcao: Opcao
  icone: NomeDoIcone
  marcada: boolean
  aoEscolher: (opcao: Opcao) => void
}

function Linha({ opcao, icone, marcada, aoEscolher }: LinhaProps) {
  const elemento = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marcada) elemento.current?.scrollIntoView({ block: 'nearest' })
  }, [marcada])
  return (
    <Box
      ref={elemento}
      id={opcao.id}
      role="option"
      aria-selected={marcada}
      onClick={() => aoEscolher(opcao)}
      sx={linha}
    >
      <Icone nome={icone} tamanho={20} tom="secundario" />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{opcao.titulo}</Box>
        {opcao.detalhe !== '' && (
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)', overflowWrap: 'anywhere' }}>
            {opcao.detalhe}
          </Box>
        )}
      </Box>
    </Box>
  )
}

interface ListaDeOpcoesProps {
  id: string
  grupos: readonly GrupoDeOpcoes[]
  marcada: string | undefined
  aoEscolher: (opcao: Opcao) => void
}

export function ListaDeOpcoes({ id, grupos, marcada, aoEscolher }: ListaDeOpcoesProps) {
  return (
    <Box id={id} role="listbox" aria-label="Resultados" sx={{ py: grupos.length === 0 ? 0 : 2 }}>
      {grupos.map(({ id: grupo, rotulo, opcoes }) => (
        <Box key={grupo} role="group" aria-label={rotulo}>
          <Box
            aria-hidden
            sx={{ px: 4.5, pt: 2, pb: 1, fontSize: 'var(--vl-texto-micro)', fontWeight: 600, color: 'text.secondary' }}
          >
            {rotulo}
          </Box>
          {opcoes.map((opcao) => (
            <Linha
              key={opcao.id}
              opcao={opcao}
              icone={ICONES[grupo]}
              marcada={opcao.id === marcada}
              aoEscolher={aoEscolher}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
