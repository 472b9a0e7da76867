import { dadosDoPlanoDeSaude, ROTULOS_DO_TIPO_DE_PLANO, type TipoDePlanoDeSaude } from '@vetlume/dominio/plano-saude'
import { ROTULOS_DA_MODALIDADE, type Modalidade } from '@vetlume/dominio/servico'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro, formatarPercentual, opcoesDe, type ValoresInteiros } from '../cadastros/index.ts'
import { CampoCarencias, type ValoresDoPlanoDeSaude } from './campo-carencias.tsx'
import { emDias } from './dias.ts'

type Carencia = { modalidade: Modalidade; dias: number }

const textoDasCarencias = (carencias: readonly Carencia[]) =>
  carencias.length === 0
    ? 'nenhuma'
    : carencias.map(({ modalidade, dias }) => `${ROTULOS_DA_MODALIDADE[modalidade]}: ${emDias(dias)}`).join('; ')

export const registroDePlanoDeSaude = definirRegistro('plano-saude', {
  esquema: dadosDoPlanoDeSaude,
  valores: (ficha): ValoresInteiros<ValoresDoPlanoDeSaude> => ({
    operadora: ficha?.operadora ?? '',
    nome: ficha?.nome ?? '',
    tipo: ficha?.tipo ?? 'CREDENCIADO',
    exigeAutorizacao: ficha?.exigeAutorizacao ?? false,
    coparticipacaoBp: ficha?.coparticipacaoBp ?? 0,
    prazoPagamentoDias: ficha?.prazoPagamentoDias ?? 30,
    carenciaDias: ficha?.carenciaDias ?? 0,
    carencias: ficha?.carencias ?? [],
    intervaloRepeticaoDias: ficha?.intervaloRepeticaoDias ?? 0,
  }),
  nome: ({ nome }) => nome,
  campos: {
    operadora: { rotulo: 'Operadora' },
    nome: { rotulo: 'Plano' },
    tipo: { rotulo: 'Tipo', texto: (tipo: TipoDePlanoDeSaude) => ROTULOS_DO_TIPO_DE_PLANO[tipo] },
    exigeAutorizacao: { rotulo: 'Exige autorização' },
    coparticipacaoBp: { rotulo: 'Coparticipação', texto: formatarPercentual },
    prazoPagamentoDias: { rotulo: 'Paga em', texto: emDias },
    carenciaDias: { rotulo: 'Carência geral', texto: emDias },
    carencias: { rotulo: 'Carência por modalidade', texto: textoDasCarencias },
    intervaloRepeticaoDias: { rotulo: 'Intervalo para repetir', texto: emDias },
    ativo: { rotulo: 'Ativo' },
  },
  Complemento: ({ ficha }) => <Etiqueta tom="neutro" rotulo={ficha.operadora} />,
  Campos: ({ controle, focar }) => (
    <>
      <Secao titulo="Plano">
        <Grade>
          <CampoTexto controle={controle} nome="operadora" rotulo="Operadora" obrigatorio maximo={80} focar={focar} />
          <CampoTexto controle={controle} nome="nome" rotulo="Plano" obrigatorio maximo={80} />
          <CampoSelecao
            controle={controle}
            nome="tipo"
            rotulo="Tipo"
            obrigatorio
            opcoes={opcoesDe(ROTULOS_DO_TIPO_DE_PLANO)}
            ajuda="No reembolso o tutor paga e recebe da operadora"
          />
          <CampoNumero controle={controle} nome="prazoPagamentoDias" rotulo="Paga em" sufixo="dias" obrigatorio />
          <CampoPercentual
            controle={controle}
            nome="coparticipacaoBp"
            rotulo="Coparticipação"
            ajuda="Parte do preço que o tutor paga na hora, num título dele, quando o plano é credenciado"
          />
          <CampoMarcado
            controle={controle}
            nome="exigeAutorizacao"
            rotulo="Exige autorização"
            ajuda="O número é pedido antes do exame"
            chave
            aoLado
          />
        </Grade>
      </Secao>
      <Secao
        titulo="Carência e repetição"
        descricao="Conferidas ao agendar: o sistema avisa quando o plano ainda não cobre."
      >
        <Grade>
          <CampoNumero controle={controle} nome="carenciaDias" rotulo="Carência geral" sufixo="dias" obrigatorio />
          <CampoNumero
            controle={controle}
            nome="intervaloRepeticaoDias"
            rotulo="Intervalo para repetir o mesmo exame"
            sufixo="dias"
            obrigatorio
          />
        </Grade>
      </Secao>
      <Secao titulo="Carência por modalidade" descricao="Preencha só onde é diferente da geral. Zero é sem carência.">
        <CampoCarencias controle={controle} />
      </Secao>
    </>
  ),
})
