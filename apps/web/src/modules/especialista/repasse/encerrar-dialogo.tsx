import { alvoDaRegra, type RegraDoEspecialista } from '@vetlume/dominio/especialista'
import * as z from 'zod/mini'
import { data } from '@vetlume/dominio/contrato'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { useMudanca } from '../api.ts'

const esquema = z.object({ vigenteAte: data })

interface EncerrarDialogoProps {
  codigo: string
  regra: RegraDoEspecialista
  aoFechar: () => void
}

/** The last day of a rule. What it already paid stays paid. */
export function EncerrarDialogo({ codigo, regra, aoFechar }: EncerrarDialogoProps) {
  const { mutateAsync: encerrar } = useMudanca('PUT /especialista/:codigo/repasse/:regra/fim', codigo)
  const form = useFormulario({
    esquema,
    valores: { vigenteAte: regra.vigenteAte ?? agoraNoFuso().toPlainDate().toString() },
    protegerMudancas: false,
    aoEnviar: async ({ vigenteAte }) => {
      await encerrar({ regra: regra.codigo, versao: regra.versao, vigenteAte })
      avisar.sucesso('Regra encerrada.')
      aoFechar()
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Encerrar regra" descricao={alvoDaRegra(regra)}>
      <Formulario form={form} rotulo="Encerrar regra" rotuloDeSalvar="Encerrar" aoCancelar={aoFechar}>
        <CampoData
          controle={form.control}
          nome="vigenteAte"
          rotulo="Último dia"
          ajuda="Os exames desse dia ainda são pagos por ela"
          obrigatorio
        />
      </Formulario>
    </Dialogo>
  )
}
