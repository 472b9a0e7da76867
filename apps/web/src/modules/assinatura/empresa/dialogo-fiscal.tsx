import { useQueryClient } from '@tanstack/react-query'
import { dadosFiscais, type FichaFiscal } from '@vetlume/dominio/assinatura'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoMascara } from '../../../ui/formulario/campo-mascara.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { CamposDeEndereco, valoresDoEndereco } from '../../cadastros/index.ts'
import { useAtualizarAssinatura } from '../pagamento/consultas.ts'

/** Puts right what the next note says of the company. */
export function DialogoFiscal({ ficha, aoFechar }: { ficha: FichaFiscal; aoFechar: () => void }) {
  const atualizar = useAtualizarAssinatura()
  const cache = useQueryClient()
  const form = useFormulario({
    esquema: dadosFiscais,
    valores: {
      razaoSocial: ficha.razaoSocial,
      documento: formatarCpfOuCnpj(ficha.documento),
      ...valoresDoEndereco(ficha),
    },
    aoEnviar: async (dados) => {
      await api('PUT /assinatura/dados-fiscais', { ...dados, versao: ficha.versao })
      await Promise.all([atualizar(), cache.invalidateQueries({ queryKey: ['cliente'] })])
      avisar.sucesso('Dados salvos: valem da próxima nota em diante.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Dados para a nota fiscal"
      descricao="Mudam também em Minha empresa, de onde saem os documentos. As notas já emitidas não mudam."
    >
      <Formulario
        form={form}
        rotulo="Dados para a nota fiscal"
        aoCancelar={aoFechar}
        aoRecarregar={() => void atualizar().then(aoFechar)}
      >
        <Grade>
          <CampoTexto
            controle={form.control}
            nome="razaoSocial"
            rotulo="Nome ou razão social"
            obrigatorio
            maximo={150}
            className="inteiro"
          />
          <CampoMascara controle={form.control} nome="documento" rotulo="CPF ou CNPJ" mascara="cpfOuCnpj" obrigatorio />
          <CamposDeEndereco controle={form.control} cidade={ficha.cidade} />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
