import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CampoBusca, type OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'
import { procurarNoCadastro, useCriacao } from '../cadastros/index.ts'
import { opcaoDeAnimal, type AnimalEscolhido, type OpcaoDeAnimal } from './opcao-de-animal.ts'
import { parte } from '../../ui/parte.tsx'

const Dialogo = parte(async () => (await import('./animal-dialogo.tsx')).AnimalDialogo)

const ehOpcaoDeAnimal = (opcao: OpcaoDeBusca): opcao is OpcaoDeAnimal => 'animal' in opcao

export interface CampoAnimalProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** Only the animals of this tutor, who is also the tutor of a new one. */
  tutor?: OpcaoDeBusca | null
  inicial?: OpcaoDeBusca | null
  aoEscolher?: (animal: AnimalEscolhido | null) => void
  focar?: boolean
}

/** An animal found by its name, microchip or tutor, or registered on the spot. The form keeps its `codigo`. */
export function CampoAnimal<V extends FieldValues, S>({ tutor = null, aoEscolher, ...props }: CampoAnimalProps<V, S>) {
  const { criacao, criar, concluir } = useCriacao<OpcaoDeAnimal>()
  const doTutor = tutor?.codigo
  const procurar = useMemo(
    () =>
      procurarNoCadastro('animal', {
        ativo: 'true',
        vivo: 'true',
        ...(doTutor === undefined ? {} : { tutor: doTutor }),
      }),
    [doTutor],
  )
  return (
    <>
      <CampoBusca
        {...props}
        chave={['animal', 'opcoes', doTutor ?? '']}
        procurar={async (texto, sinal) => (await procurar(texto, sinal)).map(opcaoDeAnimal)}
        criar={{ rotulo: 'Cadastrar paciente', executar: criar }}
        aoEscolher={(opcao) => aoEscolher?.(opcao !== null && ehOpcaoDeAnimal(opcao) ? opcao.animal : null)}
      />
      {criacao !== null && (
        <Dialogo
          digitado={criacao.digitado}
          tutor={tutor}
          aoSalvar={(animal) => concluir(opcaoDeAnimal(animal))}
          aoFechar={() => concluir(null)}
        />
      )}
    </>
  )
}
