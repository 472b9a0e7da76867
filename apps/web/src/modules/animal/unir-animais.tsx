import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CAMPOS_DA_UNIAO_DE_ANIMAIS,
  PARTES_DA_UNIAO_DE_ANIMAIS,
  type AnimalCompleto,
  type CampoDaUniaoDeAnimais,
} from '@vetlume/dominio/animal'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../lib/fuso.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { avisar } from '../../ui/avisar.ts'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { migalhasDoRegistro, type Tela } from '../cadastros/index.ts'
import { textoDoValor } from '../historico/index.ts'
import { Comparacao, type CampoComparado } from '../tutor/index.ts'
import { consultaDoAnimal, useUnirAnimais } from './api.ts'
import { CAMPOS_DO_ANIMAL } from './campos-da-trilha.ts'

const ROTULOS: Readonly<Record<CampoDaUniaoDeAnimais, string>> = {
  nome: 'Nome',
  raca: 'Raça',
  sexo: 'Sexo',
  castrado: 'Castrado',
  nascimento: 'Nascimento',
  pelagem: 'Pelagem',
  sinais: 'Sinais particulares',
  microchip: 'Microchip',
  sinpatinhas: 'SinPatinhas',
  plano: 'Plano de saúde',
  tutor: 'Tutor principal',
  parceiro: 'Clínica de origem',
  obito: 'Óbito',
  foto: 'Foto',
}

/** What a record says for a group of fields, or null when it says nothing. */
function ler(ficha: AnimalCompleto, campo: CampoDaUniaoDeAnimais): string | null {
  if (campo === 'foto') return ficha.foto === null ? null : 'com foto'
  const lidos = PARTES_DA_UNIAO_DE_ANIMAIS[campo].flatMap((parte) => {
    const valor = ficha[parte]
    if (valor === null || (parte === 'nascimentoPresumido' && valor === false)) return []
    return [parte === 'nascimentoPresumido' ? 'presumida' : textoDoValor(CAMPOS_DO_ANIMAL[parte], valor, fusoEmUso())]
  })
  return lidos.length === 0 ? null : lidos.join(', ')
}

/** Records say the same when they hold the same: two homonymous tutors are two, and two photos may differ. */
function iguais(um: AnimalCompleto, outro: AnimalCompleto, campo: CampoDaUniaoDeAnimais): boolean {
  if (campo === 'foto') return um.foto === outro.foto
  if (campo === 'tutor') return um.tutor.codigo === outro.tutor.codigo
  return ler(um, campo) === ler(outro, campo)
}

const comparar = (mantido: AnimalCompleto, outro: AnimalCompleto): CampoComparado<CampoDaUniaoDeAnimais>[] =>
  CAMPOS_DA_UNIAO_DE_ANIMAIS.map((campo) => ({
    campo,
    rotulo: ROTULOS[campo],
    mantido: ler(mantido, campo),
    outro: ler(outro, campo),
    iguais: iguais(mantido, outro, campo),
    vazioNoMantido: ler(mantido, campo) === null,
  }))

const detalhe = ({ especie, tutor, criadoEm }: AnimalCompleto) =>
  `${especie.nome} · de ${tutor.nome} · cadastrado em ${formatarData(diaNaZona(criadoEm, fusoEmUso()))}`

/** Two patients side by side, to be made one. */
export function UnirAnimais({ tela, codigo, outro }: { tela: Tela; codigo: string; outro: string }) {
  const um = useQuery(consultaDoAnimal(codigo))
  const dois = useQuery(consultaDoAnimal(outro))
  const { mutateAsync: unir } = useUnirAnimais()
  const { abrir } = useRegistroNaUrl()
  const navegar = useNavigate()
  const erro = um.error ?? dois.error
  const [mantido, unido] = [um.data, dois.data]
  return (
    <Pagina titulo="Unir pacientes" largura="leitura" migalhas={migalhasDoRegistro(tela, 'Unir')}>
      {mantido === undefined || unido === undefined ? (
        <Secao>{erro === null ? <EsqueletoDeFormulario /> : <EstadoDeErro erro={erro} />}</Secao>
      ) : (
        <Comparacao
          mantido={{ nome: mantido.nome, detalhe: detalhe(mantido) }}
          outro={{ nome: unido.nome, detalhe: detalhe(unido) }}
          campos={comparar(mantido, unido)}
          consequencias={[
            `Atendimentos, agendamentos, pesagens e arquivos de ${unido.nome} passam a ser de ${mantido.nome}.`,
            'Laudos assinados não mudam: continuam com o nome que foi impresso, e aparecem no prontuário que fica.',
            'Os tutores dos dois continuam: quem não for o principal fica como outro tutor. Os alertas dos dois também ficam.',
            `O cadastro de ${unido.nome} deixa de aparecer, e os links antigos levam ao que ficou.`,
          ]}
          aoInverter={() => void navegar({ to: '.', search: { codigo: outro, unir: codigo } })}
          aoCancelar={() => abrir(codigo)}
          aoUnir={async (doOutro) => {
            await unir({ mantido, outro: unido, doOutro })
            avisar.sucesso('Cadastros unidos.')
            abrir(codigo)
          }}
        />
      )}
    </Pagina>
  )
}
