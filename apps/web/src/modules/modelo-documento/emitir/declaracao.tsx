import { CampoMarcado } from '../../../ui/formulario/campo-marcado.tsx'
import type { ControleDaEmissao } from './tipos.ts'
import { Recado } from '../../../ui/recado.tsx'

interface DeclaracaoProps {
  controle: ControleDaEmissao
  nome: 'semControlados' | 'recebido'
  aviso: string
  rotulo: string
}

/** What whoever issues the document vouches for, beside why it is asked. */
export function Declaracao({ controle, nome, aviso, rotulo }: DeclaracaoProps) {
  return (
    <Recado tom="warning">
      {aviso}
      <CampoMarcado controle={controle} nome={nome} rotulo={rotulo} />
    </Recado>
  )
}
