import { useQuery } from '@tanstack/react-query'
import { MAXIMO_DE_OUTROS_TUTORES } from '@vetlume/dominio/animal'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useEspera } from '../../lib/use-espera.ts'
import { BuscaDeVarios } from '../../ui/formulario/busca.tsx'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import { procurarNoCadastro } from '../cadastros/index.ts'
import { opcaoDeTutor } from '../tutor/index.ts'
import type { PropsDoAnimal } from './valores.ts'

const procurar = procurarNoCadastro('tutor')

/** Who else answers for the animal. The main tutor is not among them. */
export function CampoTutores({ controle, ficha }: Pick<PropsDoAnimal, 'controle' | 'ficha'>) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo({
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
  return (
    <BuscaDeVarios
      {...quadro}
      className="inteiro"
      valores={escolhidos}
      opcoes={data.filter(
        ({ codigo }) => codigo !== principal && !escolhidos.some((escolhido) => escolhido.codigo === codigo),
      )}
      carregando={isFetching}
      semOpcoes="Nada encontrado"
      aoAbrir={definirAberto}
      aoDigitar={definirTexto}
      aoMudar={(novos) => {
        definirConhecidos((antes) => [...antes, ...novos])
        mudar(novos.slice(0, MAXIMO_DE_OUTROS_TUTORES).map(({ codigo }) => codigo))
      }}
      onBlur={aoSair}
      referencia={referencia}
    />
  )
}
