import type { MovimentoBancario } from '@vetlume/dominio/conciliacao'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { ItemDeContaFinanceira } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoVazio } from '../../ui/estados.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { ComContas } from '../financeiro/index.ts'
import { useAtualizarBanco } from './api.ts'

const esquema = z.object({
  outraConta: z.string().check(z.minLength(1, 'Escolha a outra conta.')),
  taxaCentavos: z.nullable(z.number()),
  descricao: z.string(),
})

interface DialogoDaTransferenciaProps {
  movimento: MovimentoBancario
  /** The account of the line. */
  conta: string
  aoFechar: () => void
}

function Transferencia({
  movimento: { codigo, versao, centavos },
  outras,
  aoFechar,
}: DialogoDaTransferenciaProps & { outras: readonly ItemDeContaFinanceira[] }) {
  const atualizar = useAtualizarBanco()
  const saiu = centavos < 0
  const form = useFormulario({
    esquema,
    valores: { outraConta: outras.length === 1 ? (outras[0]?.codigo ?? '') : '', taxaCentavos: 0, descricao: '' },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      await api('POST /movimento-bancario/:codigo/transferencia', { codigo, versao, ...dados })
      await atualizar()
      avisar.sucesso('Transferência registrada. O movimento da outra conta será sugerido com ela.')
      aoFechar()
    },
  })
  const { control: controle } = form
  const taxa = useWatch({ control: controle, name: 'taxaCentavos' }) ?? 0
  const valor = Math.abs(centavos)
  return (
    <Formulario form={form} rotulo="Transferência" rotuloDeSalvar="Registrar" aoCancelar={aoFechar}>
      <Grade>
        <CampoSelecao
          controle={controle}
          nome="outraConta"
          rotulo={saiu ? 'Para' : 'De'}
          obrigatorio
          opcoes={outras.map(({ codigo: outra, nome }) => ({ valor: outra, rotulo: nome }))}
        />
        <CampoDinheiro
          controle={controle}
          nome="taxaCentavos"
          rotulo="Taxa"
          ajuda={
            saiu
              ? `Na outra conta chegam ${formatarReais(Math.max(0, valor - taxa))}.`
              : `Da outra conta saíram ${formatarReais(valor + taxa)}.`
          }
        />
        <CampoTexto controle={controle} nome="descricao" rotulo="Descrição" maximo={200} className="inteiro" />
      </Grade>
    </Formulario>
  )
}

/** Writes a line of the bank as a transfer from or to another account of the company. */
export function DialogoDaTransferencia(props: DialogoDaTransferenciaProps) {
  const { movimento, conta, aoFechar } = props
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={movimento.centavos < 0 ? 'Transferência para outra conta' : 'Transferência de outra conta'}
      descricao={`${formatarData(movimento.dia)}, ${formatarReais(movimento.centavos)}: ${movimento.descricao}`}
      largura="sm"
    >
      <ComContas>
        {(contas) => {
          const outras = contas.filter(({ codigo }) => codigo !== conta)
          return outras.length === 0 ? (
            <EstadoVazio
              titulo="Só há esta conta"
              texto="Cadastre a outra em “Contas financeiras”, em Contas a pagar."
            />
          ) : (
            <Transferencia {...props} outras={outras} />
          )
        }}
      </ComContas>
    </Dialogo>
  )
}
