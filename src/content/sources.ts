/**
 * The publications behind the figures in the texts, cited the same in every language. A figure comes from one of
 * these, from a law, or from the clinic's own count; a figure without a source that can be looked up is left out.
 */
export const sources = {
  abuYounis2011: 'Abu Younis MH, Abu Hantash RO. Open Dent J 2011; 5: 7–12. doi:10.2174/1874210601105010007',
  alenezi2021:
    'Alenezi A, Alsweed M, Alsidrani S, Chrcanovic BR. J Clin Med 2021; 10: 1074. doi:10.3390/jcm10051074',
  alonso2012:
    'Alonso-Ezpeleta LO et al. Med Oral Patol Oral Cir Bucal 2012; 17: e721–e727. doi:10.4317/medoral.17898',
  ahovuo2017:
    'Ahovuo-Saloranta A et al. Cochrane Database Syst Rev 2017; 7: CD001830. doi:10.1002/14651858.CD001830.pub5',
  blum2002: 'Blum IR. Int J Oral Maxillofac Surg 2002; 31: 309–317. doi:10.1054/ijom.2002.0263',
  cheung2010: 'Cheung LK et al. Int J Oral Maxillofac Surg 2010; 39: 320–326. doi:10.1016/j.ijom.2009.11.010',
  chrcanovic2015:
    'Chrcanovic BR, Albrektsson T, Wennerberg A. J Dent 2015; 43: 487–498. doi:10.1016/j.jdent.2015.03.003',
  citterio2022: 'Citterio F et al. J Clin Periodontol 2022. doi:10.1111/jcpe.13547',
  derks2015: 'Derks J, Tomasi C. J Clin Periodontol 2015; 42 (Suppl 16): S158–S171. doi:10.1111/jcpe.12334',
  diFiore2006: 'Di Fiore PM et al. Int Endod J 2006; 39: 700–708. doi:10.1111/j.1365-2591.2006.01137.x',
  diazOlivares2021: 'Díaz-Olivares LA et al. Int J Implant Dent 2021. doi:10.1186/s40729-021-00346-7',
  howe2019: 'Howe MS, Keys W, Richards D. J Dent 2019; 84: 9–21. doi:10.1016/j.jdent.2019.03.008',
  ese2006:
    'European Society of Endodontology. Int Endod J 2006; 39: 921–930. doi:10.1111/j.1365-2591.2006.01180.x',
  fouad2020: 'Fouad AF et al. Dent Traumatol 2020; 36: 331–342. doi:10.1111/edt.12573',
  khabbaz2007:
    'Al-Khabbaz AK, Griffin TJ, Al-Shammari KF. J Periodontol 2007; 78: 239–246. doi:10.1902/jop.2007.060032',
  krishnan2007: 'Krishnan V. Eur J Orthod 2007; 29: 170–179. doi:10.1093/ejo/cjl081',
  lobbezoo2018: 'Lobbezoo F et al. J Oral Rehabil 2018; 45: 837–844. doi:10.1111/joor.12663',
  malo2019: 'Maló P et al. Clin Implant Dent Relat Res 2019. doi:10.1111/cid.12769',
  ng2007: 'Ng Y-L et al. Int Endod J 2007; 40: 921–939. doi:10.1111/j.1365-2591.2007.01322.x',
  opdam2014: 'Opdam NJM et al. J Dent Res 2014; 93: 943–949. doi:10.1177/0022034514544217',
  pjetursson2015: 'Pjetursson BE et al. Dent Mater 2015; 31: 624–639. doi:10.1016/j.dental.2015.02.013',
  raghoebar2019:
    'Raghoebar GM et al. J Clin Periodontol 2019; 46 (Suppl 21): 307–318. doi:10.1111/jcpe.13055',
  rezende2016: 'Rezende M et al. J Dent 2016; 45: 1–6. doi:10.1016/j.jdent.2015.11.003',
  sailer2015: 'Sailer I et al. Dent Mater 2015; 31: 603–623. doi:10.1016/j.dental.2015.02.011',
  sanz2020: 'Sanz M et al. J Clin Periodontol 2020; 47 (Suppl 22): 4–60. doi:10.1111/jcpe.13290',
  suvan2020: 'Suvan J et al. J Clin Periodontol 2020; 47 (Suppl 22): 155–175. doi:10.1111/jcpe.13245',
  tan2004:
    'Tan K, Pjetursson BE, Lang NP, Chan ES. Clin Oral Implants Res 2004; 15: 654–666. doi:10.1111/j.1600-0501.2004.01119.x',
  tay2020: 'Tay JRH et al. Int J Implant Dent 2020; 6: 76. doi:10.1186/s40729-020-00274-y',
  toumba2019: 'Toumba KJ et al. Eur Arch Paediatr Dent 2019; 20: 507–516. doi:10.1007/s40368-019-00464-2',
  weltman2010:
    'Weltman B et al. Am J Orthod Dentofacial Orthop 2010; 137: 462–476. doi:10.1016/j.ajodo.2009.06.021',
} as const
