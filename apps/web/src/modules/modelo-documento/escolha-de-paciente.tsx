import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEspera } from '../../lib/use-espera.ts'
import { Busca } from '../../ui/formulario/busca.tsx'
import { procurarNoCadastro } from '../cadastros/index.ts'

export interface PacienteEscolhido {
  codigo: string
  nome: string
}

const procurar = procurarNoCadastro('animal')

/** A patient, found by its name or its tutor's as the person types. */
export function EscolhaDePaciente({
  valor,
  aoEscolher,
}: {
  valor: PacienteEscolhido | null
  aoEscolher: (paciente: PacienteEscolhido | null) => void
}) {
  const [texto, definirTexto] = useState('')
  const [aberta, definirAberta] = useState(false)
  const procurado = useEspera(texto.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: ['animal', 'opcoes', 'modelo', procurado],
    queryFn: ({ signal }) => procurar(procurado, signal),
    enabled: aberta,
    staleTime: 10_000,
  })
  const opcoes = data.map(({ codigo, nome, tutor, especie }) => ({
    codigo,
    nome,
    detalhe: `${especie.nome}, de ${tutor.nome}`,
  }))
  return (
    <Busca
      rotulo="Paciente"
      placeholder="Nome do paciente ou do tutor"
      valor={valor}
      opcoes={opcoes}
      carregando={isFetching}
      semOpcoes="Nenhum paciente encontrado"
      aoAbrir={definirAberta}
      aoDigitar={definirTexto}
      aoEscolher={(escolhido) =>
        aoEscolher(escolhido === null ? null : { codigo: escolhido.codigo, nome: escolhido.nome })
      }
    />
  )
}
