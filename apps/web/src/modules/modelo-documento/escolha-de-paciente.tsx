import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEspera } from '../../lib/use-espera.ts'
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
    <Autocomplete
      options={opcoes}
      value={valor === null ? null : { ...valor, detalhe: '' }}
      loading={isFetching}
      filterOptions={(todas) => todas}
      open={aberta}
      onOpen={() => definirAberta(true)}
      onClose={() => definirAberta(false)}
      onInputChange={(_, novo, motivo) => motivo === 'input' && definirTexto(novo)}
      onChange={(_, escolhido) =>
        aoEscolher(escolhido === null ? null : { codigo: escolhido.codigo, nome: escolhido.nome })
      }
      isOptionEqualToValue={(a, b) => a.codigo === b.codigo}
      getOptionLabel={({ nome }) => nome}
      getOptionKey={({ codigo }) => codigo}
      noOptionsText={isFetching ? 'Procurando…' : 'Nenhum paciente encontrado'}
      renderOption={({ key, ...resto }, { nome, detalhe }) => (
        <li key={key} {...resto}>
          <span>
            {nome}
            <br />
            <small>{detalhe}</small>
          </span>
        </li>
      )}
      renderInput={(props) => <TextField {...props} label="Paciente" placeholder="Nome do paciente ou do tutor" />}
    />
  )
}
