import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
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
    <Box component="dl" aria-label="Conta do repasse" sx={{ m: 0, display: 'grid', gap: 1.5, maxWidth: '34rem' }}>
      {previa.linhas.map(({ tipo, rotulo, centavos }) => {
        const total = tipo === 'BASE' || tipo === 'REPASSE'
        return (
          <Box
            key={tipo + rotulo}
            sx={{
              display: 'flex',
              gap: 3,
              justifyContent: 'space-between',
              fontWeight: total ? 600 : 400,
              ...(total ? { pt: 1.5, borderTop: 1, borderColor: 'divider' } : {}),
              ...(tipo === 'RETIDO' ? { color: 'text.secondary' } : {}),
            }}
          >
            <dt>{rotulo}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <Dinheiro centavos={centavos} destaque={tipo === 'REPASSE'} />
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

function Resultado({ previa }: { previa: PreviaDoRepasse }) {
  const { regra, preteridas } = previa
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, mt: 4 }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {regra === null ? 'Nenhuma regra vale neste caso' : `Vale: ${alvoDaRegra(regra)}, ${quantoPaga(regra)}`}
        </Typography>
        {regra !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {vigenciaDa(regra)}
            {preteridas.length > 0 &&
              `. Vem antes de: ${preteridas.map((outra) => `${alvoDaRegra(outra)} (${quantoPaga(outra)})`).join('; ')}`}
          </Typography>
        )}
      </div>
      <Conta previa={previa} />
    </Box>
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
      {!pronto && <Box sx={{ mt: 4, color: 'text.secondary' }}>Escolha um serviço para ver a conta.</Box>}
      {pronto && error !== null && (
        <Alerta severity="warning" className={estilos.alerta}>
          {mensagemDoErro(error)}
        </Alerta>
      )}
      {pronto && error === null && data !== undefined && <Resultado previa={data} />}
    </Secao>
  )
}
