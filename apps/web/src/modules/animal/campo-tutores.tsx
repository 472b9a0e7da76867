import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { MAXIMO_DE_OUTROS_TUTORES } from '@vetlume/dominio/animal'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useEspera } from '../../lib/use-espera.ts'
import { Autocompletar } from '../../ui/formulario/autocompletar.tsx'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import { procurarNoCadastro } from '../cadastros/index.ts'
import { opcaoDeTutor } from '../tutor/index.ts'
import type { PropsDoAnimal } from './valores.ts'
import { Texto } from '../../ui/texto.tsx'

const procurar = procurarNoCadastro('tutor')

/** Who else answers for the animal. The main tutor is not among them. */
export function CampoTutores({ controle, ficha }: Pick<PropsDoAnimal, 'controle' | 'ficha'>) {
  const { valor, mudar, aoSair, referencia, comuns } = useCampo({
    controle,
    nome: 'outrosTutores',
    rotulo: 'Outros tutores',
    ajuda: 'O paciente é encontrado por qualquer um deles; os documentos saem com o principal',
  })
  const principal = useWatch({ control: controle, name: 'tutor' })
  const [aberto, definirAberto] = useState(false)
  const [texto, definirTexto] = useState('')
  const [conhecidos, definirConhecidos] = useState<readonly OpcaoDeBusca[]>(ficha?.outrosTutores ?? [])
  const procurado = useEspera(texto.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: ['tutor', 'opcoes', procurado],
    queryFn: async ({ signal }) => (await procurar(procurado, signal)).map(opcaoDeTutor),
    enabled: aberto,
    staleTime: 10_000,
  })
  // The same list while it holds the same: another one makes the field forget what is being typed.
  const escolhidos = useMemo(() => {
    const todos = [...conhecidos, ...(ficha === undefined ? [] : [ficha.tutor])]
    const codigos = Array.isArray(valor) ? (valor as string[]) : []
    return codigos.map((codigo): OpcaoDeBusca => todos.find((um) => um.codigo === codigo) ?? { codigo, nome: 'Tutor' })
  }, [valor, conhecidos, ficha])
  const { error, helperText, label, name } = comuns
  return (
    <Autocompletar
      multiple
      className="inteiro"
      value={escolhidos}
      options={data.filter(({ codigo }) => codigo !== principal)}
      filterOptions={(opcoes) => opcoes}
      filterSelectedOptions
      getOptionKey={({ codigo }) => codigo}
      getOptionLabel={({ nome }) => nome}
      isOptionEqualToValue={(a, b) => a.codigo === b.codigo}
      loading={isFetching}
      loadingText="Procurando…"
      noOptionsText="Nada encontrado"
      onOpen={() => definirAberto(true)}
      onClose={() => definirAberto(false)}
      onInputChange={(_, novo) => definirTexto(novo)}
      onChange={(_, novos) => {
        definirConhecidos((antes) => [...antes, ...novos])
        mudar(novos.slice(0, MAXIMO_DE_OUTROS_TUTORES).map(({ codigo }) => codigo))
      }}
      onBlur={aoSair}
      renderOption={({ key, ...atributos }, { nome, detalhe }) => (
        <li key={key} {...atributos}>
          <div>
            {nome}
            <Texto como="div" tamanho="micro" secundario>
              {detalhe}
            </Texto>
          </div>
        </li>
      )}
      renderInput={(atributos) => (
        <TextField {...atributos} {...{ error, helperText, label, name }} inputRef={referencia} />
      )}
    />
  )
}
