import { metodoDe, type MovimentoBancario } from '@vetlume/dominio/conciliacao'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { METODOS_DA_BAIXA, ROTULOS_DO_METODO } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { fonteDoCadastro } from '../cadastros/index.ts'
import { useAtualizarBanco } from './api.ts'

const tipos = fonteDoCadastro('tipo-despesa', { detalhe: ({ grupo }) => grupo.nome })
const escrito = z.string().check(z.trim(), z.minLength(1, 'Preencha este campo.'))
const esquema = z.object({
  descricao: escrito,
  contraparte: escrito,
  tipoDespesa: z.nullable(z.string()),
  metodo: z.enum(METODOS_DA_BAIXA),
})

interface DialogoDoLancamentoProps {
  movimento: MovimentoBancario
  aoFechar: () => void
}

/** Writes the account that the books lack, already paid by this line of the bank. */
export function DialogoDoLancamento({ movimento, aoFechar }: DialogoDoLancamentoProps) {
  const atualizar = useAtualizarBanco()
  const { codigo, versao, dia, centavos, descricao } = movimento
  const saiu = centavos < 0
  const form = useFormulario({
    esquema,
    valores: { descricao, contraparte: '', tipoDespesa: null, metodo: metodoDe(descricao) },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      await api('POST /movimento-bancario/:codigo/lancamento', { codigo, versao, ...dados })
      await atualizar()
      avisar.sucesso(saiu ? 'Despesa lançada e paga.' : 'Receita lançada e recebida.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={saiu ? 'Lançar despesa' : 'Lançar receita'}
      descricao={`${formatarData(dia)}, ${formatarReais(centavos)}: entra nos livros já ${saiu ? 'paga' : 'recebida'} por este movimento.`}
      largura="sm"
    >
      <Formulario form={form} rotulo="Lançamento" rotuloDeSalvar="Lançar" aoCancelar={aoFechar}>
        <Grade>
          <CampoTexto
            controle={form.control}
            nome="descricao"
            rotulo="Descrição"
            obrigatorio
            maximo={200}
            className="inteiro"
            focar
          />
          <CampoTexto
            controle={form.control}
            nome="contraparte"
            rotulo={saiu ? 'Pago a' : 'Recebido de'}
            obrigatorio
            maximo={120}
          />
          {saiu && (
            <CampoBusca {...tipos} controle={form.control} nome="tipoDespesa" rotulo="Tipo de despesa" inicial={null} />
          )}
          <CampoSelecao
            controle={form.control}
            nome="metodo"
            rotulo="Forma"
            opcoes={METODOS_DA_BAIXA.map((valor) => ({ valor, rotulo: ROTULOS_DO_METODO[valor] }))}
          />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
