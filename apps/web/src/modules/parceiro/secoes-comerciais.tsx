import { contar } from '@vetlume/dominio/formatos'
import { ROTULOS_DA_COBRANCA_DO_PARCEIRO } from '@vetlume/dominio/parceiro'
import { useWatch } from 'react-hook-form'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoDinheiro, CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoValores } from '../../ui/formulario/campo-valores.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { fonteDoCadastro, opcoesDe } from '../cadastros/index.ts'
import { fonteDeServicos } from '../servico/index.ts'
import type { CamposDoParceiroProps } from './valores.ts'

const tabelas = fonteDoCadastro('tabela-preco', {
  detalhe: ({ servicos }) => contar(servicos, 'serviço', 'serviços'),
})
const servicos = fonteDeServicos()

/** How and when the clinic pays. */
export function SecaoDaCobranca({ controle }: Pick<CamposDoParceiroProps, 'controle'>) {
  const faturado = useWatch({ control: controle, name: 'modoCobranca' }) === 'FATURADO'
  return (
    <Secao titulo="Cobrança">
      <Grade colunas={3}>
        <CampoSelecao
          controle={controle}
          nome="modoCobranca"
          rotulo="Cobrança"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DA_COBRANCA_DO_PARCEIRO)}
        />
        <CampoNumero
          controle={controle}
          nome="diaFechamento"
          rotulo="Dia do fechamento"
          ajuda="Nos meses mais curtos, o último dia"
          obrigatorio
          desabilitado={!faturado}
        />
        <CampoNumero
          controle={controle}
          nome="diaVencimento"
          rotulo="Dia do vencimento"
          obrigatorio
          desabilitado={!faturado}
        />
        <CampoDinheiro
          controle={controle}
          nome="limiteCreditoCentavos"
          rotulo="Limite de crédito"
          ajuda="Em branco: sem limite"
        />
        <CampoPercentual
          controle={controle}
          nome="comissaoBp"
          rotulo="Comissão"
          ajuda="Sobre o que a clínica encaminha"
          obrigatorio
        />
        <CampoPercentual
          controle={controle}
          nome="multaBp"
          rotulo="Multa por atraso"
          ajuda="Uma vez, como diz o contrato. Zero: não se cobra"
          obrigatorio
        />
        <CampoPercentual
          controle={controle}
          nome="jurosMesBp"
          rotulo="Juros ao mês"
          ajuda="Contados por dia de atraso. Zero: não se cobram"
          obrigatorio
        />
        <CampoMarcado
          controle={controle}
          nome="venceEmDiaDeBanco"
          rotulo="Vencer no próximo dia útil"
          ajuda="Quando o vencimento cai em dia em que o banco não abre"
        />
      </Grade>
    </Secao>
  )
}

/** What the clinic pays for each service: its own prices, then its table, then the service's price. */
export function SecaoDosPrecos({ controle, ficha }: Pick<CamposDoParceiroProps, 'controle' | 'ficha'>) {
  return (
    <Secao
      titulo="Preços"
      descricao="O preço próprio vem antes da tabela; a tabela, antes do preço do plano e do serviço."
    >
      <Grade>
        <CampoBusca
          {...tabelas}
          controle={controle}
          nome="tabelaPreco"
          rotulo="Tabela de preço"
          ajuda="Sem tabela, vale o preço dos serviços"
          inicial={ficha?.tabelaPreco ?? null}
          className="inteiro"
        />
      </Grade>
      <CampoValores
        controle={controle}
        nome="precos"
        referencia="servico"
        rotulo="Preços próprios"
        rotuloDeIncluir="Incluir preço próprio"
        rotuloDoValor="Preço próprio"
        fonte={servicos}
        iniciais={(ficha?.precos ?? []).map(({ servico }) => servico)}
      />
    </Secao>
  )
}
