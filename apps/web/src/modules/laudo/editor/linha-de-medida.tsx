import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { anterioresDe, chaveDaMedida, ehCalculavel, entradasDoCalculo, rotuloComLado } from '@vetlume/dominio/laudo'
import { Dica } from '../../../ui/dica.tsx'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { mudarMedida, removerMedida } from '../edicao/operacoes.ts'
import { AnteriorDaMedida } from './anterior-da-medida.tsx'
import { useBancada } from './bancada.ts'
import { escreverMedida } from './escrever-medida.ts'
import { CampoDoValor, Unidade } from './campo-de-medida.tsx'
import { PosicaoDaMedida } from './posicao-da-medida.tsx'
import { parte } from '../../../ui/parte.tsx'

const PropostaDoEquipamento = parte(async () => (await import('./proposta-do-equipamento.tsx')).PropostaDoEquipamento)

/** Tells a calculated value from one typed in its place. */
function MarcaDeCalculo({ medida: { id, valor }, automatica }: { medida: MedidaPreenchida; automatica: boolean }) {
  const { catalogo } = useBancada()
  const calculo = `Calculada de ${entradasDoCalculo(id, catalogo).join(', ')}.`
  const texto = automatica
    ? `${calculo}${valor === null ? ' Sem isso, pode ser digitada.' : ''}`
    : 'Digitada. Apague para voltar ao cálculo.'
  return (
    <Dica texto={texto}>
      <Icone
        nome="functions"
        rotulo={automatica ? 'Calculada' : 'Digitada no lugar do cálculo'}
        tamanho={16}
        tom={automatica ? 'marca' : 'secundario'}
      />
    </Dica>
  )
}

export interface LinhaDeMedidaProps {
  medida: MedidaPreenchida
  secao: SecaoDoLaudo
  /** Whether it may be taken away: it was added here, it is not of the model. */
  removivel: boolean
}

/** One measure: value, unit, where it lies for this patient, and what it was before. */
export function LinhaDeMedida({ medida, secao, removivel }: LinhaDeMedidaProps) {
  const bancada = useBancada()
  const { laudo, catalogo, manuais, relatorios, mudar } = bancada
  const chave = chaveDaMedida(secao.id, medida)
  const rotulo = rotuloComLado(medida, secao.titulo)
  const calculavel = ehCalculavel(medida.id, catalogo)
  const automatica = !manuais.usar().has(chave) && calculavel
  const idDaReferencia = `ref-${chave}`.replace(/\s/g, '_')
  return (
    <div className="le-medida" role="group" aria-label={rotulo} data-automatica={automatica && medida.valor !== null}>
      <span className="le-rotulo">
        {rotulo}
        {calculavel && <MarcaDeCalculo medida={medida} automatica={automatica} />}
        {removivel && (
          <BotaoDeIcone
            size="small"
            rotulo={`Remover a medida ${rotulo}`}
            onClick={() => mudar(removerMedida(secao.id, chave))}
          >
            <Icone nome="close" tamanho={15} />
          </BotaoDeIcone>
        )}
      </span>
      <span className="le-caixa">
        <CampoDoValor
          medida={medida}
          rotulo={rotulo}
          descricao={idDaReferencia}
          dica={automatica ? 'auto' : ''}
          aoMudar={(valor) => escreverMedida(bancada, secao.id, medida, valor)}
        />
        <Unidade
          medida={medida}
          rotulo={rotulo}
          aoMudar={(unidade) => mudar(mudarMedida(secao.id, chave, { unidade }))}
        />
      </span>
      <PosicaoDaMedida medida={medida} secao={secao} id={idDaReferencia} />
      {relatorios.usar().length > 0 && <PropostaDoEquipamento medida={medida} secao={secao} />}
      <AnteriorDaMedida medida={medida} anteriores={anterioresDe(medida, secao, laudo.medidasAnteriores)} />
    </div>
  )
}
