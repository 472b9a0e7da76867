import type { FieldValues } from 'react-hook-form'
import { CampoBusca, type OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'
import { procurarNoCadastro, useCriacao } from '../cadastros/index.ts'
import { opcaoDeTutor } from './opcao-de-tutor.ts'
import { parte } from '../../ui/parte.tsx'

const Dialogo = parte(async () => (await import('./tutor-dialogo.tsx')).TutorDialogo)
const procurar = procurarNoCadastro('tutor')

export interface CampoTutorProps<V extends FieldValues, S> extends CampoProps<V, S> {
  inicial?: OpcaoDeBusca | null
  aoEscolher?: (opcao: OpcaoDeBusca | null) => void
}

/** A tutor found by name, CPF or phone, or registered on the spot. The form keeps its `codigo`. */
export function CampoTutor<V extends FieldValues, S>(props: CampoTutorProps<V, S>) {
  const { criacao, criar, concluir } = useCriacao()
  return (
    <>
      <CampoBusca
        {...props}
        chave={['tutor', 'opcoes']}
        procurar={async (texto, sinal) => (await procurar(texto, sinal)).map(opcaoDeTutor)}
        criar={{ rotulo: 'Cadastrar tutor', executar: criar }}
      />
      {criacao !== null && (
        <Dialogo
          digitado={criacao.digitado}
          aoEscolher={(tutor) => concluir(opcaoDeTutor(tutor))}
          aoFechar={() => concluir(null)}
        />
      )}
    </>
  )
}
