import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { consultaDosEspecialistas } from './api.ts'
import { ConfiguracaoDosLembretes } from './configuracao-dos-lembretes.tsx'
import { EnderecoDoFeed } from './endereco-do-feed.tsx'

interface DialogoDoFeedProps {
  titulo: string
  daEmpresa: boolean
  aoFechar: () => void
}

function Calendario({ especialistas }: { especialistas: readonly { codigo: string; nome: string }[] }) {
  const [codigo, definirCodigo] = useState(especialistas[0]?.codigo ?? null)
  if (codigo === null) return <Typography sx={{ color: 'text.secondary' }}>Nenhum especialista ativo.</Typography>
  return (
    <>
      {especialistas.length > 1 && (
        <ListaSuspensa
          rotulo="Especialista"
          valor={codigo}
          opcoes={especialistas.map((especialista) => ({ valor: especialista.codigo, rotulo: especialista.nome }))}
          aoMudar={definirCodigo}
        />
      )}
      <EnderecoDoFeed key={codigo} especialista={codigo} />
    </>
  )
}

export function DialogoDoFeed({ titulo, daEmpresa, aoFechar }: DialogoDoFeedProps) {
  const { data, error, refetch } = useQuery(consultaDosEspecialistas(agoraNoFuso().toPlainDate().toString()))
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo}>
      <Box component="section" aria-label="Calendário" sx={{ display: 'grid', gap: 3 }}>
        <Typography>
          Google Agenda, Apple Calendário e Outlook mostram a agenda de um especialista por um endereço secreto, e a
          atualizam sozinhos. Quem tem o endereço vê horários, clínicas e nomes de pacientes.
        </Typography>
        {data !== undefined && <Calendario especialistas={data} />}
        {data === undefined && error === null && <Esqueleto linhas={3} />}
        {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      </Box>
      {daEmpresa && (
        <>
          <Divider sx={{ my: 5 }} />
          <ConfiguracaoDosLembretes />
        </>
      )}
    </Dialogo>
  )
}
