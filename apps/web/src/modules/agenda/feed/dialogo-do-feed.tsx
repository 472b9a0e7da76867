import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { consultaDosEspecialistas } from './api.ts'
import { ConfiguracaoDosLembretes } from './configuracao-dos-lembretes.tsx'
import estilos from './dialogo-do-feed.module.css'
import { EnderecoDoFeed } from './endereco-do-feed.tsx'

interface DialogoDoFeedProps {
  titulo: string
  daEmpresa: boolean
  aoFechar: () => void
}

function Calendario({ especialistas }: { especialistas: readonly { codigo: string; nome: string }[] }) {
  const [codigo, definirCodigo] = useState(especialistas[0]?.codigo ?? null)
  if (codigo === null) return <Texto secundario>Nenhum especialista ativo.</Texto>
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
      <section aria-label="Calendário" className={estilos.secao}>
        <Texto>
          Google Agenda, Apple Calendário e Outlook mostram a agenda de um especialista por um endereço secreto, e a
          atualizam sozinhos. Quem tem o endereço vê horários, clínicas e nomes de pacientes.
        </Texto>
        {data !== undefined && <Calendario especialistas={data} />}
        {data === undefined && error === null && <Esqueleto linhas={3} />}
        {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      </section>
      {daEmpresa && (
        <>
          <hr className={estilos.divisa} />
          <ConfiguracaoDosLembretes />
        </>
      )}
    </Dialogo>
  )
}
