import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AnimalCompleto, AnimalDuplicado } from '@vetlume/dominio/animal'
import { Suspense, useState } from 'react'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Pagina } from '../../../ui/pagina.tsx'
import {
  EtiquetaDeSituacao,
  migalhasDoRegistro,
  procurarNoCadastro,
  usePode,
  type Tela,
} from '../../cadastros/index.ts'
import { EscolherOutro } from '../../tutor/index.ts'
import { consultaDeAnimaisParecidos, consultaDoAnimal } from '../api.ts'
import { opcaoDeAnimal } from '../opcao-de-animal.ts'
import { Acoes } from './acoes.tsx'
import { Cabecalho } from './cabecalho.tsx'
import { Copias } from './copias.tsx'
import { useEnvioDeFoto } from './foto.tsx'
import { Historia } from './historia.tsx'
import { Identificacao, Tutores } from './lateral.tsx'
import { Medidas } from './medidas.tsx'
import { Pesos } from './pesos.tsx'

const procurar = procurarNoCadastro('animal', {})

const MOTIVOS: Readonly<Record<AnimalDuplicado['motivos'][number], string>> = {
  SINPATINHAS: 'mesmo SinPatinhas',
  TUTOR: 'mesmo tutor',
  CONTATO_DO_TUTOR: 'tutor com o mesmo contato',
  NOME: 'nome parecido',
}

const sugestao = ({ codigo, nome, especie, raca, tutor, motivos }: AnimalDuplicado) => ({
  codigo,
  nome,
  detalhe: [especie, raca, `de ${tutor.nome}`].filter((parte) => parte !== null).join(' · '),
  motivo: motivos.map((motivo) => MOTIVOS[motivo]).join(', '),
})

/** Records that may be of the same animal, and the way to make them one. */
function useUniao({ codigo, nome }: AnimalCompleto) {
  const pode = usePode('paciente:unir')
  const navegar = useNavigate()
  const [escolhendo, definirEscolhendo] = useState(false)
  const { data: parecidos = [] } = useQuery(consultaDeAnimaisParecidos(codigo, pode))
  const abrir = () => definirEscolhendo(true)
  const dialogo = escolhendo && (
    <Suspense fallback={null}>
      <EscolherOutro
        {...{ codigo, nome }}
        oQue="paciente"
        chave="animal"
        sugestoes={parecidos.map(sugestao)}
        procurar={async (texto, sinal) => (await procurar(texto, sinal)).map(opcaoDeAnimal)}
        aoEscolher={(outro) => void navegar({ to: '.', search: { codigo, unir: outro } })}
        aoFechar={() => definirEscolhendo(false)}
      />
    </Suspense>
  )
  const [primeiro] = parecidos
  const aviso = primeiro !== undefined && (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" onClick={abrir}>
          Comparar
        </Button>
      }
    >
      {parecidos.length === 1
        ? `${primeiro.nome}, de ${primeiro.tutor.nome}, pode ser este mesmo paciente.`
        : `${parecidos.length} cadastros podem ser deste mesmo paciente.`}
    </Alert>
  )
  return { abrir: pode ? abrir : undefined, dialogo, aviso }
}

/** The page of a patient: who it is, what it has, and everything that happened to it. */
export function Prontuario({ tela, ficha }: { tela: Tela; ficha: AnimalCompleto }) {
  const cache = useQueryClient()
  const foto = useEnvioDeFoto(ficha.codigo)
  const uniao = useUniao(ficha)
  const { codigo, nome, ativo, obito } = ficha
  const veCopias = usePode('privacidade:ler')
  return (
    <Pagina
      titulo={nome}
      migalhas={migalhasDoRegistro(tela, nome)}
      complemento={
        <>
          {obito !== null && <Etiqueta tom="neutro" rotulo="Óbito" />}
          {!ativo && <EtiquetaDeSituacao ativo={false} />}
        </>
      }
      acoes={
        <Acoes
          {...{ tela, ficha }}
          aoPedirFoto={foto.pedir}
          aoRetirarFoto={foto.retirar}
          aoUnir={uniao.abrir}
          aoMudar={(nova) => cache.setQueryData(consultaDoAnimal(codigo).queryKey, nova)}
        />
      }
    >
      {foto.campo}
      {uniao.aviso}
      <Cabecalho ficha={ficha} enviando={foto.enviando} aoPedir={foto.pedir} />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(20rem, 25rem)' },
        }}
      >
        <Historia codigo={codigo} />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0,1fr)' }}>
          <Pesos ficha={ficha} />
          <Medidas codigo={codigo} />
          <Tutores {...ficha} />
          <Identificacao ficha={ficha} />
          {veCopias && <Copias ficha={ficha} />}
        </Box>
      </Box>
      {uniao.dialogo}
    </Pagina>
  )
}
