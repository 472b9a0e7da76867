import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { dadosDoTimbre, REGRAS_DA_EMPRESA, type DadosDoTimbre } from '@vetlume/dominio/cliente'
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'

const PreviaLenta = parte(async () => (await import('./previa-do-timbre.tsx')).PreviaDoTimbre)
const esquema = dadosDoCadastro(dadosDoTimbre, REGRAS_DA_EMPRESA as never)
const CAMPOS = Object.keys(dadosDoTimbre.shape)

export interface VerTimbreProps<V extends FieldValues, S> {
  form: Pick<UseFormReturn<V, unknown, S>, 'getValues' | 'trigger'>
  logo: string | null
}

/** Shows a page with the letterhead as it is typed; what would not be saved is said at its field first. */
export function VerTimbre<V extends FieldValues, S>({ form, logo }: VerTimbreProps<V, S>) {
  const [dados, definir] = useState<DadosDoTimbre | null>(null)
  const abrir = async () => {
    if (!(await form.trigger(CAMPOS as FieldPath<V>[], { shouldFocus: true }))) return
    definir(esquema.parse(form.getValues()))
  }
  return (
    <div className="inteiro">
      <Botao variant="outlined" onClick={() => void abrir()}>
        Ver uma página
      </Botao>
      {dados !== null && <PreviaLenta dados={dados} logo={logo} aoFechar={() => definir(null)} />}
    </div>
  )
}
