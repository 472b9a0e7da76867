import Alert from '@mui/material/Alert'
import { CampoMarcado } from '../../../ui/formulario/campo-marcado.tsx'
import type { ControleDaEmissao } from './tipos.ts'

interface DeclaracaoProps {
  controle: ControleDaEmissao
  nome: 'semControlados' | 'recebido'
  aviso: string
  rotulo: string
}

/** What whoever issues the document vouches for, beside why it is asked. */
export function Declaracao({ controle, nome, aviso, rotulo }: DeclaracaoProps) {
  return (
    <Alert severity="warning">
      {aviso}
      <CampoMarcado controle={controle} nome={nome} rotulo={rotulo} />
    </Alert>
  )
}
