import { useQuery } from '@tanstack/react-query'
import { alvoDaRegra, type PreviaDoRepasse } from '@vetlume/dominio/especialista'
import { useForm, useWatch } from 'react-hook-form'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { useEspera } from '../../../lib/use-espera.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { CampoBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoDinheiro } from '../../../ui/formulario/campo-numero.tsx'
import { Grade } from '../../../ui/formulario/formulario.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'
import { fonteDoCadastro } from '../../cadastros/index.ts'
import { consultaDaPrevia } from '../api.ts'
import { quantoPaga, vigenciaDa } from './palavras.ts'
import estilos from './previa-da-regra.module.css'

interface Exemplo {
  servico: string | null
  parceiro: string | null
  dia: string | null
  brutoCentavos: number | null
}

const servicos = fonteDoCadastro('servico')
const parceiros = fonteDoCadastro('parceiro')
const DIA = /^\d{4}-\d{2}-\d{2}$/

function Conta({ previa }: { previa: PreviaDoRepasse }) {
  return (
    <dl aria-label="Conta do repasse" className={estilos.conta}>
      {previa.linhas.map(({ tipo, rotulo, centavos }) => {
        const total = tipo === 'BASE' || tipo === 'REPASSE'
        return (
          <div key={tipo + rotulo} className={total ? estilos.total : estilos.linha} data-retido={tipo === 'RETIDO'}>
            <dt>{rotulo}</dt>
            <dd className={estilos.valor}>
              <Dinheiro centavos={centavos} destaque={tipo === 'REPASSE'} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Resultado({ previa }: { previa: PreviaDoRepasse }) {
  const { regra, preteridas } = previa
  return (
    <div role="status" className={estilos.resultado}>
      <div>
        <Texto forte>
          {regra === null ? 'Nenhuma regra vale neste caso' : `Vale: ${alvoDaRegra(regra)}, ${quantoPaga(regra)}`}
        </Texto>
        {regra !== null && (
          <Texto tamanho="pequeno" secundario>
            {vigenciaDa(regra)}
            {preteridas.length > 0 &&
              `. Vem antes de: ${preteridas.map((outra) => `${alvoDaRegra(outra)} (${quantoPaga(outra)})`).join('; ')}`}
          </Texto>
        )}
      </div>
      <Conta previa={previa} />
    </div>
  )
}

/** Which rule would pay an example, and how much: each centavo told. */
export function PreviaDaRegra({ codigo }: { codigo: string }) {
  const { control, setValue } = useForm<Exemplo, unknown, Exemplo>({
    defaultValues: {
      servico: null,
      parceiro: null,
      dia: agoraNoFuso().toPlainDate().toString(),
      brutoCentavos: null,
    },
  })
  const [servico, parceiro, dia] = useWatch({ control, name: ['servico', 'parceiro', 'dia'] })
  const brutoCentavos = useEspera(useWatch({ control, name: 'brutoCentavos' }))
  const pronto = servico !== null && dia !== null && DIA.test(dia)
  const pedido = {
    codigo,
    servico: servico ?? '',
    dia: dia ?? '',
    ...(parceiro === null ? {} : { parceiro }),
    ...(brutoCentavos === null ? {} : { brutoCentavos }),
  }
  const { data, error } = useQuery({ ...consultaDaPrevia(pedido), enabled: pronto })
  return (
    <Secao
      titulo="Conferir com um exemplo"
      descricao="Qual regra vale, e quanto ela paga por um exame recebido no cartão. Outra forma de pagamento desconta a taxa que ela tiver."
    >
      <Grade colunas={4}>
        <CampoBusca
          {...servicos}
          controle={control}
          nome="servico"
          rotulo="Serviço"
          aoEscolher={() => setValue('brutoCentavos', null)}
        />
        <CampoBusca {...parceiros} controle={control} nome="parceiro" rotulo="Clínica" ajuda="Em branco: particular" />
        <CampoData controle={control} nome="dia" rotulo="Dia do exame" />
        <CampoDinheiro
          controle={control}
          nome="brutoCentavos"
          rotulo="Valor cobrado"
          ajuda="Em branco: o preço do serviço"
        />
      </Grade>
      {!pronto && <div className={estilos.caixa}>Escolha um serviço para ver a conta.</div>}
      {pronto && error !== null && (
        <Alerta severity="warning" className={estilos.alerta}>
          {mensagemDoErro(error)}
        </Alerta>
      )}
      {pronto && error === null && data !== undefined && <Resultado previa={data} />}
    </Secao>
  )
}
