import type { SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { parte } from '../../ui/parte.tsx'
import { carregarConfirmarQuemSou, type Prova } from '../sessao/index.ts'
import { CodigosDeRecuperacao, ProvarAplicativo } from './passos-do-segundo-fator.tsx'

const ConfirmarQuemSou = parte(carregarConfirmarQuemSou)

export type OperacaoDoSegundoFator = 'ligar' | 'trocar' | 'codigos' | 'desligar'

const TITULOS: Readonly<Record<OperacaoDoSegundoFator, string>> = {
  ligar: 'Ligar a verificação em duas etapas',
  trocar: 'Trocar de aplicativo',
  codigos: 'Gerar códigos de recuperação',
  desligar: 'Desligar a verificação em duas etapas',
}

interface SegundoFatorDialogoProps {
  operacao: OperacaoDoSegundoFator
  email: string
  aoFechar: () => void
}

/** Who you are, then what you came for; new recovery codes are shown last, and only here. */
export function SegundoFatorDialogo({ operacao, email, aoFechar }: SegundoFatorDialogoProps) {
  const [novo, definirNovo] = useState<SegundoFatorNovo | null>(null)
  const [codigos, definirCodigos] = useState<readonly string[] | null>(null)

  const provado = async ({ senha, codigo }: Prova) => {
    if (operacao === 'ligar') return definirNovo(await api('POST /conta/segundo-fator', { senha }))
    if (operacao === 'trocar') return definirNovo(await api('POST /conta/segundo-fator', { senha, codigo }))
    if (operacao === 'codigos')
      return definirCodigos((await api('POST /conta/segundo-fator/codigos', { senha, codigo })).codigos)
    await api('POST /conta/segundo-fator/desligar', { senha, codigo })
    avisar.sucesso('Verificação em duas etapas desligada.')
    aoFechar()
  }

  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={codigos === null ? TITULOS[operacao] : 'Guarde estes códigos'}>
      {codigos !== null && <CodigosDeRecuperacao codigos={codigos} email={email} aoGuardar={aoFechar} />}
      {codigos === null && novo !== null && (
        <ProvarAplicativo
          novo={novo}
          aoCancelar={aoFechar}
          aoProvar={async (codigo) =>
            definirCodigos((await api('POST /conta/segundo-fator/confirmacao', { codigo })).codigos)
          }
        />
      )}
      {codigos === null && novo === null && (
        <ConfirmarQuemSou comCodigo={operacao !== 'ligar'} aoCancelar={aoFechar} aoProvar={provado} />
      )}
    </Dialogo>
  )
}
